/**
 * Whether a host, without its port, is a name of this machine, to which no network leads on which anyone could write:
 * `localhost`, `127.0.0.1`, `[::1]` or, as a listener's address, `::1`.
 */
export const isLoopbackName = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.test(host);
