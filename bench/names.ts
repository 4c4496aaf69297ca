/** A benchmark: the program that runs it, what that one is told first, and what it measures. */
type Bench = { file: string; first?: string; tells: string };

const findings = (first: string, tells: string): Bench => ({ file: 'findings', first, tells });

/** What `npm run bench -- NAME` can run, by name. */
export const BENCHES: Readonly<Record<string, Bench>> = {
  ask: { file: 'ask', tells: 'time of asking, by the number of passages' },
  beyond: { file: 'beyond', tells: 'cards for what no manual tells' },
  boxes: { file: 'boxes', tells: 'whether a quotation lies in the boxes marked for it' },
  cases: { file: 'cases', tells: 'files made to be hard to read' },
  citations: { file: 'citations', tells: 'places to cite, written by hand, that answers cite' },
  dialogues: { file: 'dialogues', tells: 'follow-up questions' },
  emergencies: findings('emergencies', 'emergency sheets found in manuals'),
  facts: findings('facts', 'facts found in manuals'),
  fit: { file: 'fit-answers', tells: 'fits the weights by which answers are chosen' },
  found: { file: 'found', tells: 'all that finders find, line by line, beside an earlier run' },
  golden: { file: 'golden', tells: 'every question, beside the answers of an earlier commit' },
  manuals: { file: 'manuals', tells: 'right pages and confidence, by set of questions' },
  model: { file: 'model', tells: 'answers of a model, through the real pipeline' },
  neighbours: {
    file: 'neighbours',
    tells: 'another owner’s wait while files made to stall are read',
  },
  ocr: { file: 'ocr', tells: 'words recognised in scans' },
  pages: { file: 'pages', tells: 'pictures of pages: time and size' },
  pictures: { file: 'pictures', tells: 'takes the pictures of the README anew' },
  plan: findings('plan', 'intervals of the maintenance plan found in manuals'),
  reading: { file: 'reading', tells: 'time, memory and words of reading' },
  'reading-beside': { file: 'reading-beside', tells: 'time of reading beside an earlier commit' },
  rules: { file: 'rules', tells: 'what each rule and file of words changes' },
  signals: findings('signals', 'warning lights found in manuals'),
  usable: { file: 'usable', tells: 'when a slow phone can be used' },
};
