import { screen } from '@testing-library/react';

/** What an owner reads, and what leads to it: one row of a table of messages. */
export type Message = readonly [
  when: string,
  /** A toast's title, or the sentence beside a field. */
  title: string,
  /** A toast's second line; null where there is none. */
  description: string | null,
  provoke: () => Promise<unknown>,
];

/** The message stands on the screen, in exactly these words. */
export async function expectMessage(title: string, description: string | null): Promise<void> {
  // Where a sentence goes on after the message, the message ends with a full stop.
  const isMessage = (text: string) => text === title || text.startsWith(`${title}. `);
  const shown = await screen.findAllByText(isMessage);
  if (description === null) return;
  const around = shown.map((element) => element.closest('.MuiAlert-message')?.textContent);
  expect(around).toContain(`${title}${description}`);
}
