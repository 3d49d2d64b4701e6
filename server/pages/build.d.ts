/** The pages, as `react-router build` leaves them. */
declare module "#build/server/index.js" {
  const build: import("react-router").ServerBuild;
  export = build;
}
