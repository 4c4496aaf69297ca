// Mirrors MUI's InitColorSchemeScript for the keys of src/ui/theme.ts, without an inline script.
(function () {
  var mode = 'system';
  try {
    mode = localStorage.getItem('guantera-mode') || 'system';
  } catch (error) {
    // Storage is blocked: the system's choice holds.
  }
  var dark =
    mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light');
})();
