/** Where mammoth begins the list of all foot- and endnotes, at the end of a document. */
const LIST = /<ol><li id="(?:foot|end)note-/;
const NOTE = /<li id="((?:foot|end)note-[^"]*)">/;
const BACK = /<a href="#(?:foot|end)note-ref-[^"]*">↑<\/a>/g;
const REFERENCE = / href="#((?:foot|end)note-(?!ref-)[^"]*)"/;

type Note = { mark: string; note: string };

export type Notes = {
  /** Takes note of a link that may lead to a note; mammoth counts those links. */
  refer(link: string): void;
  /** The HTML of the notes that were referred to since the last time. */
  takeWaiting(): Note[];
};

/** The HTML of a document without its notes, and these. */
export function withoutNotes(html: string): { body: string; notes: Notes } {
  const start = html.search(LIST);
  const [, ...pieces] = start === -1 ? [] : html.slice(start).replace(BACK, '').split(NOTE);
  const notes = new Map<string, string>();
  for (let at = 0; at + 1 < pieces.length; at += 2) {
    notes.set(pieces[at] ?? '', pieces[at + 1] ?? '');
  }
  return { body: start === -1 ? html : html.slice(0, start), notes: notesIn(notes) };
}

function notesIn(notes: Map<string, string>): Notes {
  let waiting: Note[] = [];
  let referred = 0;
  return {
    refer(link) {
      const id = REFERENCE.exec(link)?.[1];
      if (id === undefined) return;
      referred += 1;
      const note = notes.get(id);
      if (note !== undefined) waiting.push({ mark: String(referred), note });
      notes.delete(id);
    },
    takeWaiting() {
      const taken = waiting;
      if (taken.length > 0) waiting = [];
      return taken;
    },
  };
}
