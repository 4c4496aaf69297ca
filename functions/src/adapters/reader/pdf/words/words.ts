import type { PdfDocument, Run, VisiblePage, Word, WordPage } from '../types';
import { withDrawnBullets } from './drawn-bullets';
import { withEntries } from './form-entries';
import { withFractions } from './fractions';
import { withoutTracking } from './letter-spacing';
import { withNoteMarks } from './note-marks';
import { withRaisedSigns } from './superscripts';

/** The page's words, with those of its notes and fields and its bullets among them. */
export function words(page: VisiblePage, document: PdfDocument): WordPage {
  const { index, frame, look, open, runs, notes, entries, rules, drawn, pictures } = page;
  const wordOf = (run: Run): Word => {
    const text = run.turned || !open ? run.text : withRaisedSigns(document, open, run);
    return text === run.text ? run : { ...run, text };
  };
  const noted = notes.map((objects) => runs.filter(({ object }) => objects.has(object)));
  const ofNotes = new Set(noted.flat());
  const own = ofNotes.size > 0 ? runs.filter((run) => !ofNotes.has(run)) : runs;
  const all = withEntries({
    words: own.map(wordOf),
    notes: noted.map((note) => note.map(wordOf)),
    entries,
    turns: frame.turns,
  });
  const marked = withDrawnBullets(withFractions(all, drawn), drawn);
  return {
    index,
    frame,
    look,
    words: withNoteMarks(withoutTracking(marked, rules.down)),
    rules,
    drawn: [...drawn, ...pictures],
  };
}
