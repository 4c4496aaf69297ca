(function () {
  var mode = 'system';
  try {
    mode = localStorage.getItem('guantera-mode') || 'system';
  } catch (error) {
    // Storage is blocked.
  }
  var dark =
    mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  var root = document.documentElement;
  root.setAttribute('data-theme', dark ? 'dark' : 'light');
  var bars = document.querySelectorAll('meta[name=theme-color]');
  if (mode !== 'system') bars[0].content = bars[1].content = bars[dark ? 1 : 0].content;
  root.setAttribute('data-page', location.pathname + location.search);
})();
