// Runs in the browser before the Studio. It has two jobs:
// 1. The Studio keeps about eleven event streams open, and a browser allows six connections to a host over
//    HTTP/1.1, so all streams go over one web socket.
// 2. Nothing leaves the machine: it answers the calls that the Studio makes to Sanity's servers.
(() => {
  // This script's element carries the content service's mount path and API version.
  const { mount, apiVersion } = document.currentScript.dataset;
  const api = `${location.origin}${mount}/`;

  const nativeFetch = window.fetch.bind(window);

  /** The web socket, and the streams on it by number. */
  let socket;
  let next = 1;
  const streams = new Map();

  const tell = (message) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    // Not kept for later: when the socket opens, it asks for all streams that are open by then.
    else connect();
  };

  function connect() {
    if (socket) return;
    socket = new WebSocket(`${api.replace(/^http/, "ws")}streams`);
    socket.onopen = () => {
      for (const [open, { request }] of streams) tell({ open, ...request });
    };
    socket.onmessage = ({ data }) => {
      const { stream: number, status, text, end } = JSON.parse(data);
      const stream = streams.get(number);
      if (!stream) return;
      if (status !== undefined) stream.answer(status);
      if (text !== undefined) stream.feed(text);
      if (end) stream.end();
    };
    socket.onclose = () => {
      socket = undefined;
      // Their readers reconnect with the id of the last event they saw.
      for (const stream of [...streams.values()]) stream.end();
    };
  }

  /** Fetches an event stream over the web socket. */
  function fetchStream(url, init) {
    const headers = new Headers(init?.headers);
    const lastEventId = headers.get("last-event-id") ?? undefined;
    const number = next++;
    const encoder = new TextEncoder();
    return new Promise((resolve, reject) => {
      let reader;
      let answered = false;
      const drop = () => {
        if (streams.delete(number)) tell({ close: number });
      };
      const body = new ReadableStream({
        start: (controller) => {
          reader = controller;
        },
        cancel: drop,
      });
      const stream = {
        request: { path: url.slice(location.origin.length), lastEventId },
        answer(status) {
          answered = true;
          if (status !== 200) streams.delete(number);
          const type = status === 200 ? "text/event-stream" : "application/json";
          const response = new Response(status === 200 ? body : "{}", {
            status,
            headers: { "content-type": type },
          });
          // A constructed response has no URL, and readers of event streams check it.
          Object.defineProperty(response, "url", { value: url });
          resolve(response);
        },
        feed: (text) => reader.enqueue(encoder.encode(text)),
        end() {
          streams.delete(number);
          if (!answered) return reject(new TypeError("Failed to fetch"));
          try {
            reader.close();
          } catch {
            // The reader has already cancelled it.
          }
        },
      };
      init?.signal?.addEventListener("abort", () => {
        drop();
        if (!answered) return reject(init.signal.reason);
        try {
          reader.error(init.signal.reason);
        } catch {
          // The reader has already cancelled it.
        }
      });
      streams.set(number, stream);
      tell({ open: number, ...stream.request });
    });
  }

  const isStream = (url, init) =>
    url.startsWith(api) &&
    (new Headers(init?.headers).get("accept") === "text/event-stream" ||
      /\/data\/(listen|live\/events)\//.test(url));

  const isElsewhere = (url) => {
    const { protocol, origin } = new URL(url, location.href);
    return /^https?:$/.test(protocol) && origin !== location.origin;
  };
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href).href;
    if (isStream(url, init)) return fetchStream(url, init);
    // The Studio warns about HTTP/1.1 because of its event streams, which use the web socket instead.
    if (url.includes("tag=sanity.studio.protocol-check"))
      return Promise.resolve(new Response("{}"));
    if (!isElsewhere(url)) return nativeFetch(input, init);
    const headers = { "content-type": "application/json" };
    return Promise.resolve(new Response("{}", { status: 200, headers }));
  };
  const nativeBeacon = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (url, data) => isElsewhere(url) || nativeBeacon(url, data);
  const nativeOpen = XMLHttpRequest.prototype.open;
  XMLHttpRequest.prototype.open = function open(method, url, ...rest) {
    return isElsewhere(url)
      ? nativeOpen.call(this, "GET", `${api}v${apiVersion}/ping`)
      : nativeOpen.call(this, method, url, ...rest);
  };
})();
