import { textOfFile } from '../../domain/spanish/data-lines';

/** How answers are made, for a model that points at units. The server shows the manual's own words for them. */
export const ANSWER_INSTRUCTIONS = textOfFile('prompts/answer.txt');

/** What changes where a mistake hurts people. The advice to see a workshop is ours: a model's would cite nothing. */
export const SAFETY_INSTRUCTIONS = textOfFile('prompts/safety.txt');
