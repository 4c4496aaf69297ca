// What the first paint needs to know, without an inline script: the theme (mirrors MUI's InitColorSchemeScript for the
// keys of src/ui/theme.ts) and the page, whose first words stand in the splash.
(function () {
  var mode = 'system';
  try {
    mode = localStorage.getItem('guantera-mode') || 'system';
  } catch (error) {
    // Storage is blocked: the system's choice holds.
  }
  var dark =
    mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  var root = document.documentElement;
  root.setAttribute('data-theme', dark ? 'dark' : 'light');
  root.setAttribute('data-page', location.pathname);
})();
