const SAYS_WHERE =
  /(?:^| )(?:se (?:guarda|encuentra|halla|aloja)n?|est[áa]n?|bajo|debajo|dentro|detrás|junto|en (?:el|la|los|las|un|una)) /iu;

/** "Se guarda junto al gato": of what was named before it. */
const LEANS = /^(?:sus?|se|está|están) /iu;

/**
 * The sentences of what has to be at hand, in their order: a line for each thing, with all that leads to where it lies, and
 * what is told behind the last of them, which names none.
 */
export function thingsOf(sentences: readonly string[]): { things: string[]; remark: string } {
  const things: string[] = [];
  let open: string[] = [];
  for (const sentence of sentences) {
    if (open.length === 0 && things.length > 0 && LEANS.test(sentence)) {
      things.push(`${things.pop()} ${sentence}`);
      continue;
    }
    open.push(sentence);
    if (!SAYS_WHERE.test(sentence)) continue;
    things.push(open.join(' '));
    open = [];
  }
  return { things, remark: open.join(' ') };
}
