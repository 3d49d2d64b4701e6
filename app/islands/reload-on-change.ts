/**
 * In development: shows each change of the sources by loading the page anew. The framework's own way of showing it needs its
 * router in the browser. Its transform of components asks for a preamble, which its `<Scripts>` would bring.
 * https://github.com/vitejs/vite-plugin-react/tree/main/packages/plugin-react#backend-integration
 */
export function reloadOnChange(): void {
  Object.assign(window, {
    __vite_plugin_react_preamble_installed__: true,
    $RefreshReg$: () => {},
    $RefreshSig$: () => (type: unknown) => type,
  });
  import.meta.hot?.on("react-router:hmr", () => location.reload());
}
