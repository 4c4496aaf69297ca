import { paths } from '../lib/paths';

/** Names an answer in the address of the home screen. */
export const ANSWER_PARAMETER = 'r';

/** Where an answer stands that was given before. */
export const answerPath = (id: number): string => `${paths.home}?${ANSWER_PARAMETER}=${id}`;
