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
  // The bar around an installed app: its colours by the system stand in the page (web/pwa.ts).
  var bars = document.querySelectorAll('meta[name=theme-color]');
  if (mode !== 'system') bars[0].content = bars[1].content = bars[dark ? 1 : 0].content;
  root.setAttribute('data-page', location.pathname);
})();
