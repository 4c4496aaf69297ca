import { linesOfFile } from '../../spanish/data-lines';
import { plainWords } from '../../spanish/plain-words';

/** Topics where a mistake hurts people, and how they are named to the owner. */
const topics = linesOfFile('safety.txt').map(({ text }) => {
  const [topic = '', pattern = ''] = text.split(': ');
  return { topic, pattern: new RegExp(pattern) };
});

/** The first of these topics that one of some texts is of; null where there is none. */
export function safetyTopicOf(...texts: readonly string[]): string | null {
  const all = texts.map(plainWords);
  return topics.find(({ pattern }) => all.some((text) => pattern.test(text)))?.topic ?? null;
}
