import { isOn, valueIn, type Styles } from './styles';

const TAG = /<(\/?)w:(p|r|t|pStyle|rStyle|vanish)(?=[\s/>])([^<>]*)>/g;
/** Tags without anything in them that say something. */
const SAYING = ['pStyle', 'rStyle', 'vanish'];

/**
 * The lean XML of a part without the letters of what is hidden, by itself or by its style: drafts, remarks of its authors.
 * Runs stand in each other where they hold text boxes.
 */
export function shownText(xml: string, styles: Pick<Styles, 'get'>): string {
  const paragraphs: { isHidden: boolean }[] = [];
  const runs: { isHidden: boolean }[] = [];
  let shown = '';
  let from = 0;
  for (const { 0: tag, 1: slash, 2: name = '', 3: rest = '', index } of xml.matchAll(TAG)) {
    if (rest.endsWith('/') && !SAYING.includes(name)) continue;
    const opens = slash === '';
    const [paragraph, run] = [paragraphs.at(-1), runs.at(-1)];
    const hides = () => styles.get(valueIn(rest)).isHidden;
    if (name === 'p' && opens) paragraphs.push({ isHidden: false });
    else if (name === 'p') paragraphs.pop();
    else if (name === 'r' && opens) runs.push({ isHidden: paragraph?.isHidden ?? false });
    else if (name === 'r') runs.pop();
    else if (name === 'pStyle' && paragraph) paragraph.isHidden = hides();
    else if (name === 'rStyle' && run) run.isHidden ||= hides();
    else if (name === 'vanish' && run) run.isHidden = isOn(rest);
    else if (name === 't' && run?.isHidden) {
      if (opens) shown += xml.slice(from, index + tag.length);
      from = opens ? from : index;
    }
  }
  return shown + xml.slice(from);
}
