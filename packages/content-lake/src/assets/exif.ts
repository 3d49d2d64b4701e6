/**
 * Exif data of an image: https://www.cipa.jp/std/documents/e/DC-008-2012_E.pdf (Exif 2.3). Only the tags that asset
 * documents have fields for are read, under the names of these fields.
 */
type Value = number | string | number[];
type Values = Record<string, Value>;

const ofPicture: Record<number, string> = {
  271: "Make",
  272: "Model",
  274: "Orientation",
  282: "XResolution",
  283: "YResolution",
  296: "ResolutionUnit",
  305: "Software",
  306: "ModifyDate",
};
const ofMaker: Record<number, string> = { 315: "Artist", 33432: "Copyright" };
const ofPhotograph: Record<number, string> = {
  33434: "ExposureTime",
  33437: "FNumber",
  34850: "ExposureProgram",
  34855: "ISO",
  36867: "DateTimeOriginal",
  36868: "DateTimeDigitized",
  37377: "ShutterSpeedValue",
  37378: "ApertureValue",
  37379: "BrightnessValue",
  37380: "ExposureBiasValue",
  37383: "MeteringMode",
  37385: "Flash",
  37386: "FocalLength",
  41986: "ExposureMode",
  41987: "WhiteBalance",
  41989: "FocalLengthIn35mmFormat",
  41990: "SceneCaptureType",
  42035: "LensMake",
  42036: "LensModel",
};
const ofPlace: Record<number, string> = {
  1: "latRef",
  2: "lat",
  3: "lngRef",
  4: "lng",
  5: "altRef",
  6: "alt",
};
const pointers: Record<number, string> = { 34665: "photograph", 34853: "place" };

/** Bytes per value, by type number; values of other types are left out. */
const sizes: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 9: 4, 10: 8 };
const lettersType = 2;
/** Longer texts and lists do not come from a camera. */
const mostValues = 2000;

class ExifReader {
  readonly #view: DataView;
  readonly #little: boolean;

  /** @param bytes the TIFF structure, starting at its byte order. */
  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#little = this.#view.getUint16(0) === 0x4949;
  }

  get first(): number {
    return this.#view.getUint32(4, this.#little);
  }

  /** Returns the values of a directory whose tags are in `names`. */
  directory(at: number, names: Record<number, string>): Values {
    const values: Values = {};
    const count = this.#view.getUint16(at, this.#little);
    for (let n = 0; n < count; n++) {
      const entry = at + 2 + n * 12;
      const name = names[this.#view.getUint16(entry, this.#little)];
      const value = name === undefined ? undefined : this.#valueOf(entry);
      if (name !== undefined && value !== undefined) values[name] = value;
    }
    return values;
  }

  #valueOf(entry: number): Value | undefined {
    const type = this.#view.getUint16(entry + 2, this.#little);
    const count = this.#view.getUint32(entry + 4, this.#little);
    const size = sizes[type];
    if (size === undefined || count === 0 || count > mostValues) return undefined;
    const at = size * count <= 4 ? entry + 8 : this.#view.getUint32(entry + 8, this.#little);
    if (type === lettersType) {
      const letters = new Uint8Array(this.#view.buffer, this.#view.byteOffset + at, count);
      return new TextDecoder().decode(letters).split("\0")[0]?.trim() || undefined;
    }
    const numbers = Array.from({ length: count }, (_, n) => this.#number(type, at + n * size));
    if (!numbers.every(Number.isFinite)) return undefined;
    return count === 1 ? numbers[0] : numbers;
  }

  #number(type: number, at: number): number {
    const view = this.#view;
    switch (type) {
      case 1:
        return view.getUint8(at);
      case 3:
        return view.getUint16(at, this.#little);
      case 4:
        return view.getUint32(at, this.#little);
      case 9:
        return view.getInt32(at, this.#little);
      case 5:
        return view.getUint32(at, this.#little) / view.getUint32(at + 4, this.#little);
      default:
        return view.getInt32(at, this.#little) / view.getInt32(at + 4, this.#little);
    }
  }
}

export type CameraNotes = { image?: object; exif?: object; location?: object };

/** Returns an image's Exif data in the form of its document; empty when there is none, or none that can be read. */
export function cameraNotes(exif: Buffer | undefined): CameraNotes {
  // "Exif", two zero bytes, and a TIFF structure.
  if (!exif || exif.length < 14) return {};
  try {
    const reader = new ExifReader(exif.subarray(6));
    const { photograph, place, ...picture } = reader.directory(reader.first, {
      ...ofPicture,
      ...ofMaker,
      ...pointers,
    });
    const { Artist, Copyright, ...image } = picture;
    const taken = typeof photograph === "number" ? reader.directory(photograph, ofPhotograph) : {};
    const maker = { ...(Artist && { Artist }), ...(Copyright && { Copyright }) };
    return {
      ...some("image", { ...image }, "sanity.imageExifTags"),
      ...some("exif", { ...taken, ...maker }, "sanity.imageExifMetadata"),
      ...(typeof place === "number" && locationOf(reader.directory(place, ofPlace))),
    };
  } catch (error) {
    // An offset points beyond the end: written by a broken program, or with malicious intent.
    if (error instanceof RangeError) return {};
    throw error;
  }
}

function some(name: "image" | "exif", values: Values, _type: string): CameraNotes {
  const entries = Object.entries(values).map(([key, value]) => [key, withoutColons(key, value)]);
  return entries.length > 0 ? { [name]: { _type, ...Object.fromEntries(entries) } } : {};
}

/** Cameras write `2020:01:02 03:04:05`, in a time zone that they usually do not know. */
function withoutColons(key: string, value: Value): Value {
  const found = key.includes("Date")
    ? /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(String(value))
    : undefined;
  return found ? `${found[1]}-${found[2]}-${found[3]}T${found[4]}.000Z` : value;
}

function locationOf({ lat, latRef, lng, lngRef, alt, altRef }: Values): CameraNotes {
  const degrees = (parts: Value | undefined, negative: boolean): number | undefined => {
    if (!Array.isArray(parts) || parts.length !== 3) return undefined;
    const [whole = 0, minutes = 0, seconds = 0] = parts;
    return (whole + minutes / 60 + seconds / 3600) * (negative ? -1 : 1);
  };
  const north = degrees(lat, latRef === "S");
  const east = degrees(lng, lngRef === "W");
  if (north === undefined || east === undefined) return {};
  const height = typeof alt === "number" ? { alt: altRef === 1 ? -alt : alt } : {};
  return { location: { _type: "geopoint", lat: north, lng: east, ...height } };
}
