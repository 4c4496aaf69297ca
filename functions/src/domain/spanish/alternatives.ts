import { linesOfFile } from './data-lines';

/** No expression begins so; a name in brackets would be one. */
const SECTION = /^= ([a-z]+(?: [a-z]+)*)$/;

function sectionsOf(file: string): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  let lines: string[] | null = null;
  for (const { text, fails } of linesOfFile(file)) {
    const [, name] = SECTION.exec(text) ?? [];
    if (name === undefined) (lines ?? fails('stands in no section')).push(text);
    else if (sections.has(name)) fails('a section of that name is above');
    else sections.set(name, (lines = []));
  }
  return sections;
}

/**
 * The words of a section of a file of `functions/data/patterns`, as they stand in a group of a regular expression: one
 * alternative in a line, itself an expression, tried in the order of the lines.
 */
export function alternativesOf(file: string): (section: string) => string {
  const path = `patterns/${file}`;
  const sections = sectionsOf(path);
  return (section) => {
    const lines = sections.get(section);
    if (!lines || lines.length === 0) throw new Error(`${path}: no words in "${section}"`);
    return lines.join('|');
  };
}
