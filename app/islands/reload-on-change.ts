/**
 * Reloads the page on each change of the sources in development. The framework's own hot reload needs its router in
 * the browser. The stubs stand in for the preamble that its component transform expects and its `<Scripts>` would
 * bring. https://github.com/vitejs/vite-plugin-react/tree/main/packages/plugin-react#backend-integration
 */
export function reloadOnChange(): void {
  Object.assign(window, {
    __vite_plugin_react_preamble_installed__: true,
    $RefreshReg$: () => {},
    $RefreshSig$: () => (type: unknown) => type,
  });
  import.meta.hot?.on("react-router:hmr", () => location.reload());
}
