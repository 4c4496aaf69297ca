import type { DueWork } from '@contract';
import { kmText, limitsText, monthOf, NARROW, visitLimits } from '../../lib/plan-words';

/** "vencido hace 1.200 km"; "tocaba …" where nobody wrote down when it was done last. */
function pastText({ due: { by, date, basis }, kmLeft }: DueWork): string {
  const verb = basis === 'service' ? 'vencido' : 'tocaba';
  if (by === 'km' && kmLeft !== null && kmLeft < 0) return `${verb} hace ${kmText(-kmLeft)}`;
  if (by === 'time' && date) {
    return `${verb} ${basis === 'service' ? 'desde' : 'en'} ${monthOf(date)}`;
  }
  return 'toca ahora';
}

/** When something is due, in the words of its plan; of a visit how many works it is of. */
export function dueWords(work: DueWork): string {
  const { due, works } = work;
  const limits = works ? visitLimits(work) : limitsText(due);
  const when = due.state === 'now' ? pastText(work) : `toca ${limits ?? 'pronto'}`;
  return works ? `${when} · ${works}${NARROW}trabajos` : when;
}
