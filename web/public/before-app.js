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

  // What needs App Check's token is asked for by the app, which has one.
  if (document.currentScript.hasAttribute('data-app-check')) return;
  var ofAnOwner =
    /^\/((auth|login|onboarding|profile|manuals|owners-manuals|history|vehicles|carretera|console)(\/.*)?)?$/;
  if (!ofAnOwner.test(location.pathname)) return;
  var requestId = crypto.randomUUID();
  var headers = { 'x-request-id': requestId, 'x-session': 'optional' };
  var response = fetch('/api/user', { credentials: 'include', headers: headers });
  // Whoever takes it learns of it.
  response.catch(function () {});
  window.earlyAnswers = { '/api/user': { requestId: requestId, response: response } };
})();
