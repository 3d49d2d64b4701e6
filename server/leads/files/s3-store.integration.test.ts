import { expect, test } from "vitest";
import { day } from "../days.ts";
import { forgetPerson } from "../forget.ts";
import { createLeads } from "../index.ts";
import { application, leadsOn, pdf } from "../leads.fixture.ts";
import { deleteOrphans } from "../retention.ts";
import { readLeads } from "../store.ts";
import { openFileStore } from "./open-file-store.ts";
import { s3Server, signatureOf } from "./s3-server.fixture.ts";
import { s3Store } from "./s3-store.ts";

const setUp = leadsOn(async () => undefined);

/** Leads with their files in a bucket. */
async function open() {
  const [it, s3] = [await setUp(), await s3Server()];
  const files = openFileStore({ s3: s3.settings, dataDir: it.dataDir });
  const leads = createLeads({ storage: it.storage, ...it.options, files });
  const apply = (email: string) =>
    leads.saveApplication({ ...application, email }, new File([pdf], "Ada’s CV.pdf"));
  return { ...it, s3, files, leads, apply };
}

test("the store that the tests use signs as the published example does", () => {
  // https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html#example-signature-calculations
  const headers = {
    host: "examplebucket.s3.amazonaws.com",
    range: "bytes=0-9",
    "x-amz-content-sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "x-amz-date": "20130524T000000Z",
  };
  const signature = signatureOf({
    method: "GET",
    url: new URL("https://examplebucket.s3.amazonaws.com/test.txt"),
    headers,
    signedHeaders: Object.keys(headers).sort(),
    secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
    region: "us-east-1",
  });
  expect(signature).toBe("f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41");
});

test("a CV is stored in the bucket, read from it, and deleted with its person", async () => {
  const { s3, files, apply, db, storage } = await open();
  for (const email of ["ada@x.example", "ada@x.example", "bob@x.example"]) {
    expect(await apply(email)).toMatchObject({ ok: true });
  }
  const [lead] = await readLeads(db, { email: "ada@x.example" });
  const [file] = lead?.files ?? [];
  expect([...s3.objects.keys()].sort()).toEqual(
    (await readLeads(db)).flatMap((it) => it.files.map(({ path }) => path)).sort(),
  );
  expect(s3.objects.get(file?.path ?? "")?.type).toBe("application/pdf");
  expect(await files.read(file?.path ?? "")).toEqual(new Uint8Array(pdf));
  expect(await files.read("applications/none/none.pdf")).toBeUndefined();

  const forgotten = await forgetPerson(storage, "ada@x.example", {
    files,
    deleteConversations: async () => 0,
  });
  expect(forgotten).toMatchObject({ files: 1, unfinished: [] });
  expect(s3.objects.size).toBe(1);
});

test("files without a lead are found, a page of the list after the other", async () => {
  const { s3, files, apply, db, options } = await open();
  await apply("ada@x.example");
  const long = new Date(Date.now() - 2 * day);
  for (const id of ["a", "b", "c", "d", "e"]) {
    await files.write(`applications/${id}/cv.pdf`, pdf, "application/pdf");
  }
  for (const object of s3.objects.values()) object.changedAt = long;
  await files.write("applications/a/second.pdf", pdf, "application/pdf");
  const clean = { files, now: Date.now(), logger: options.logger };
  expect(await deleteOrphans(db, clean)).toBe(4);
  expect([...s3.objects.keys()].filter((key) => /applications\/[a-e]\//.test(key))).toEqual([
    "applications/a/cv.pdf",
    "applications/a/second.pdf",
  ]);
});

test("a folder is removed with all its pages, and no other whose name begins alike", async () => {
  const { settings, objects } = await s3Server();
  const store = s3Store(settings);
  for (const name of ["a", "b", "c"]) await store.write(`content/blog/${name}`, pdf, "image/png");
  await store.write("content/blogs/a", pdf, "image/png");
  await store.removeFolder("content/blog");
  expect([...objects.keys()]).toEqual(["content/blogs/a"]);
  await store.removeFolder("content/none");
});

test("an application whose CV cannot be stored is refused, and the log says why", async () => {
  const { s3, apply, db } = await open();
  s3.state.down = true;
  await expect(apply("ada@x.example")).rejects.toThrow("answered 503 SlowDown");
  expect(await readLeads(db)).toEqual([]);
  s3.state.down = false;
  expect(await apply("ada@x.example")).toMatchObject({ ok: true, repeated: false });
});

test.each([
  [{ secretAccessKey: "another" }, "403 SignatureDoesNotMatch"],
  [{ accessKeyId: "ANOTHER" }, "403 InvalidAccessKeyId"],
  [{ region: "elsewhere-1" }, "403 SignatureDoesNotMatch"],
])("a wrong setting is told by what the store says: %o", async (wrong, said) => {
  const { settings } = await s3Server();
  const store = s3Store({ ...settings, ...wrong });
  await expect(store.write("applications/a/a.pdf", pdf, "application/pdf")).rejects.toThrow(said);
  const elsewhere = s3Store({ ...settings, bucketUrl: settings.bucketUrl.replace("cvs", "none") });
  await expect(elsewhere.read("x")).rejects.toThrow("404 NoSuchBucket");
  await expect(elsewhere.leadsBefore(0)).rejects.toThrow("404 NoSuchBucket");
});

test("files that lay in the folder before are still read, and deleted", async () => {
  const { files, storage, options, dataDir, db, s3 } = await open();
  const before = createLeads({ storage, ...options });
  await before.saveApplication(application, new File([pdf], "cv.pdf"));
  const [lead] = await readLeads(db);
  const path = lead?.files[0]?.path ?? "";
  expect(await files.read(path)).toEqual(Buffer.from(pdf));
  expect(s3.objects.size).toBe(0);
  await forgetPerson(storage, application.email, { files, deleteConversations: async () => 0 });
  expect(await openFileStore({ s3: undefined, dataDir }).read(path)).toBeUndefined();
});
