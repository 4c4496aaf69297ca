import { versions } from 'node:process';
import { setFlagsFromString } from 'node:v8';

/** The version of V8 from which functions are counted by their calls and no more by what they ran. */
const COUNTS_CALLS = 12;

/**
 * Lets V8 wait longer before it compiles a function of ours to fast code. A reader lives for a second or two, and two of
 * them share the processors with what stores their pages: by default a quarter of their time goes into such code. To be
 * called when PDFium has started: its machine code is taken only by a V8 with the flags it was made with.
 */
export function compileLess(): void {
  const countsCalls = Number.parseInt(versions.v8, 10) >= COUNTS_CALLS;
  setFlagsFromString(
    countsCalls ? '--invocation-count-for-turbofan=30000' : '--interrupt-budget=400000',
  );
}
