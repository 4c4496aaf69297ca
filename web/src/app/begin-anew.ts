/**
 * Browsers keep a page that is left as it stood, and show it on the way back, also after its owner has signed out or another
 * one has come in. Such a page is kept blank, and begins anew: whose it is now is for the server to say.
 */
export function beginAnewOnTheWayBack(): void {
  window.addEventListener('pagehide', ({ persisted }) => {
    document.body.hidden = persisted;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
}
