import { act } from '@testing-library/react';

const STEP_MS = 1000;
const realSetTimeout = setTimeout;

/** Lets go on what no clock drives: the bytes of a file, their digest, a module that is fetched. */
const turn = (): Promise<void> => new Promise((resolve) => void realSetTimeout(resolve, 0));

/** Moves Jest's clock on by as much, and further until something is so: a wait may have begun later than the clock's. */
export async function advanceUntil(milliseconds: number, isSo: () => boolean): Promise<void> {
  await act(turn);
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
  while (!isSo()) {
    await act(turn);
    await act(() => jest.advanceTimersByTimeAsync(STEP_MS));
  }
}
