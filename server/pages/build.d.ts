/** The pages, as built by `react-router build`. */
declare module "#build/server/index.js" {
  const build: import("react-router").ServerBuild;
  export = build;
}
