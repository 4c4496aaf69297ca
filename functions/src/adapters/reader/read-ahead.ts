import type { ReadPage } from '../../domain/document/read-page';

const nothing = (): void => undefined;

/**
 * Takes pages from `pages` at once, whether they are asked for or not, until as many characters are held. What fails is
 * told where it happened: after the pages before it.
 */
export function readAhead(
  pages: AsyncIterable<ReadPage>,
  mostCharacters: number,
): AsyncGenerator<ReadPage> {
  const held: ReadPage[] = [];
  let characters = 0;
  const state: { end?: { error?: unknown } } = {};
  let wakeTaker = nothing;
  let wakeGiver = nothing;

  const take = async (): Promise<void> => {
    for await (const page of pages) {
      held.push(page);
      characters += page.text.length;
      wakeGiver();
      while (characters >= mostCharacters) {
        await new Promise<void>((resolve) => (wakeTaker = resolve));
      }
    }
  };
  take()
    .then(() => (state.end = {}))
    .catch((error: unknown) => (state.end = { error }))
    .finally(() => wakeGiver());

  return (async function* give() {
    for (;;) {
      const page = held.shift();
      if (page) {
        characters -= page.text.length;
        wakeTaker();
        yield page;
      } else if (state.end) {
        if ('error' in state.end) throw state.end.error;
        return;
      } else {
        await new Promise<void>((resolve) => (wakeGiver = resolve));
      }
    }
  })();
}
