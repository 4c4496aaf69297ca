import type { Atom, Flow, Spread } from './atom';
import { gutter, page, textWidth } from './style';

export type PageKind = 'cover' | 'front' | 'opener' | 'body';
/** `path` names the chapter, section and topic that an atom stands in. */
export type Placed = { atom: Atom; x: number; y: number; path: string[] };
export type LaidPage = { kind: PageKind; running: string; items: Placed[] };

/** Columns that would be divided between pages begin on this one only if so much of it is left, in points. */
const worthStarting = 220;

/** Lays atoms on pages, one below the other; remembers where in the book it is. */
export class Pages {
  readonly pages: LaidPage[] = [];
  private y = page.top;
  private running = '';
  private path: string[] = [];

  /** Starts a new page for a part of the book. */
  start(kind: PageKind, running: string): void {
    this.running = running;
    this.path = [];
    this.addPage(kind);
  }

  place(flow: Flow): void {
    flow.forEach((item, index) => {
      if ('atoms' in item) this.placeSpread(item);
      else this.placeAtom(item, this.heightKeptWith(flow, index));
    });
  }

  private get current(): LaidPage {
    const last = this.pages.at(-1);
    if (last === undefined) throw new Error('Start a page before placing anything.');
    return last;
  }

  private get isTop(): boolean {
    return this.y === page.top;
  }

  private get bottom(): number {
    return page.height - page.bottom;
  }

  private addPage(kind: PageKind): void {
    this.pages.push({ kind, running: this.running, items: [] });
    this.y = page.top;
  }

  private nextPage(): void {
    this.addPage(this.current.kind === 'front' ? 'front' : 'body');
  }

  private heightKeptWith(flow: Flow, index: number): number {
    let height = 0;
    for (const item of flow.slice(index)) {
      if ('atoms' in item) return height + 60;
      height += item.before + item.height;
      if (item.keep !== true) break;
    }
    return height;
  }

  private placeAtom(atom: Atom, needed: number): void {
    if (!this.isTop && this.y + needed > this.bottom) {
      this.nextPage();
      if (atom.repeat !== undefined) this.put(atom.repeat, page.left);
    }
    if (!this.isTop) this.y += atom.before;
    this.put(atom, page.left);
  }

  private put(atom: Atom, x: number): void {
    if (atom.mark !== undefined) {
      this.path = [...this.path.slice(0, atom.mark.level - 1), atom.mark.id];
    }
    this.current.items.push({ atom, x, y: this.y, path: this.path });
    this.y += atom.height;
  }

  /** Fills columns of equal height if the rest fits on this page, else to the foot of the page and onwards. */
  private placeSpread({ columns, atoms }: Spread): void {
    const height = atoms.reduce((sum, atom) => sum + atom.before + atom.height, 0);
    const left = this.bottom - this.y;
    if (!this.isTop && left < worthStarting && height / columns > left) this.nextPage();
    if (!this.isTop) this.y += 8;
    const width = (textWidth - gutter * (columns - 1)) / columns;
    const top = this.y;
    const room = this.bottom - top;
    const target = Math.min(room, height / columns + 20);
    let next = 0;
    let lowest = top;
    for (let column = 0; column < columns; column += 1) {
      this.y = top;
      const limit = top + (column === columns - 1 ? room : target);
      for (let atom = atoms[next]; atom !== undefined; atom = atoms[next]) {
        const isFirst = this.y === top;
        const before = isFirst ? 0 : atom.before;
        if (!isFirst && this.y + before + this.heightKeptWith(atoms, next) - atom.before > limit) {
          break;
        }
        this.y += before;
        this.put(atom, page.left + column * (width + gutter));
        next += 1;
      }
      lowest = Math.max(lowest, this.y);
    }
    this.y = lowest;
    if (next >= atoms.length) return;
    this.nextPage();
    this.placeSpread({ columns, atoms: atoms.slice(next) });
  }
}
