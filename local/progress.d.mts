/** Writes a line: the seconds since the command began, and what it is doing. */
export function say(sentence: string): void;

/** Says the sentence, works, and says it again every ten seconds for as long as that lasts. */
export function sayWhile<T>(sentence: string, work: () => Promise<T>): Promise<T>;
