const isHidden = (selectors: string, markup: string): boolean => {
  document.head.innerHTML = `<style>${selectors} { visibility: hidden }</style>`;
  document.body.innerHTML = `<main class="page"><h1>Título</h1>${markup}</main>`;
  return getComputedStyle(document.querySelector('main > :last-child')!).visibility === 'hidden';
};

describe('a rule that may be left out of the computed style', () => {
  it.each([
    ['.note', '<p class="note"></p>'],
    ['.css-1ab-MuiBox-root', '<p class="MuiBox-root css-1ab-MuiBox-root"></p>'],
    ['p.note.loud', '<p class="loud note"></p>'],
    ['*', '<p></p>'],
    ['#id-1.note', '<p class="note" id="id-1"></p>'],
    ['.other, .note', '<p class="note"></p>'],
    ['.page .note', '<p class="note"></p>'],
    ['.page>.note', '<p class="note"></p>'],
    ['h1 + .note', '<p class="note"></p>'],
    ['h1~p', '<p></p>'],
    ['.note:not(.loud, :empty)', '<p class="note">2,3 bar</p>'],
    [':is(.loud, .note)', '<p class="note"></p>'],
    ['p:not([data-of="a, .b"])', '<p></p>'],
    ['[data-of=".loud, ]"]', '<p data-of=".loud, ]"></p>'],
    ['.año', '<p class="año"></p>'],
    ['.note', '<p class="notes"></p>', false],
    ['.note .page', '<p class="note"></p>', false],
    ['.note.loud', '<p class="note"></p>', false],
    ['a.note', '<p class="note"></p>', false],
  ])('is none that matches: %s on %s', (selectors, markup, isMatched = true) => {
    expect(isHidden(selectors, markup)).toBe(isMatched);
  });
});
