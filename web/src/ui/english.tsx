import type { ReactElement } from 'react';

/** A text that the specification gives in English, marked so that it is read aloud as English. */
export const english = (text: string): ReactElement => <span lang="en">{text}</span>;
