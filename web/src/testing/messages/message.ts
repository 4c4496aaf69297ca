import { screen } from '@testing-library/react';
import { errors } from '@contract';
import { REFERENCE } from '../fake-api';

/** What an owner reads, and what leads to it: one row of a table of messages. */
export type Message = readonly [
  when: string,
  /** A toast's title, or the sentence beside a field. */
  title: string,
  /** A toast's second line; null where there is none. */
  description: string | null,
  provoke: () => Promise<unknown>,
];

/** The browser itself never says so. */
const isOfTheServer = (text: string): boolean => text.endsWith(errors.UNAVAILABLE.sentence);

/** What the specification gives in English where the owner has to act: a Spanish sentence stands under each. */
const inEnglish: readonly string[] = [
  'An error occurred',
  'An error occurred during search',
  'Failed to upload manual',
  'Login failed',
  'Logout failed',
  'Manual 9 waits for its file.',
  'Please enter a valid manual ID (positive number)',
  'Please select a file and vehicle',
  'Registration failed',
  'The maximum file size is 20MB',
];

const SENTENCE = /^[A-ZÁÉÍÓÚ][^.]+\..*?(?=Referencia: |$)/;

/** The message stands on the screen, in exactly these words; where a request failed, with its reference. */
export async function expectMessage(title: string, description: string | null): Promise<void> {
  // Where a sentence goes on after the message, the message ends with a full stop.
  const isMessage = (text: string) => text === title || text.startsWith(`${title}. `);
  const shown = await screen.findAllByText(isMessage);
  if (description === null) return;
  const around = shown.map((element) => element.closest('.MuiAlert-message')?.textContent);
  const text = around.find((one) => one?.startsWith(`${title}${description}`)) ?? around.join();
  const [spanish = ''] = inEnglish.includes(description)
    ? (SENTENCE.exec(text.slice(`${title}${description}`.length)) ?? ['a Spanish sentence'])
    : [];
  const reference = isOfTheServer(description) ? REFERENCE : text.match(/Referencia: \w{8}$/)?.[0];
  expect(text).toBe(`${title}${description}${spanish}${reference ?? ''}`);
}
