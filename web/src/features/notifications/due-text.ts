import type { DueWork } from '@contract';
import { dateText, kmText, monthOf, NARROW } from '../../lib/plan-words';

/** "vencido hace 1.200 km"; "tocaba …" where nobody wrote down when it was done last. */
function pastText({ due: { by, date, basis }, kmLeft }: DueWork): string {
  const verb = basis === 'service' ? 'vencido' : 'tocaba';
  if (by === 'km' && kmLeft !== null && kmLeft < 0) return `${verb} hace ${kmText(-kmLeft)}`;
  if (by === 'time' && date) {
    return `${verb} ${basis === 'service' ? 'desde' : 'en'} ${monthOf(date)}`;
  }
  return 'toca ahora';
}

const visitWords = (work: DueWork): string =>
  work.due.state === 'now' ? pastText(work) : (dateText(work.due) ?? 'toca pronto');

/** How near something is, in a few words; of a visit, whose name tells the kilometres, when, and how many works it is of. */
export function dueWords(work: DueWork): string {
  const { due, kmLeft, works } = work;
  if (works) return `${visitWords(work)} · ${works}${NARROW}trabajos`;
  if (due.state === 'now') return pastText(work);
  if (due.by === 'km' && kmLeft !== null) return `toca en ${kmText(kmLeft)}`;
  return due.date ? `toca en ${monthOf(due.date)}` : 'toca pronto';
}
