import type { ReactElement } from 'react';

/** A text that the specification gives in English, marked so that it is read aloud as English. */
export const english = (text: string): ReactElement => <span lang="en">{text}</span>;

/** The same with a Spanish sentence under it: what its reader is to do must not depend on a foreign language. */
export const inBoth = (text: string, spanish: string): ReactElement => (
  <>
    {english(text)}
    <br />
    <span lang="es">{spanish}</span>
  </>
);
