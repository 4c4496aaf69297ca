import type { SearchGist, Statement } from '@contract';
import { NOT_FOUND } from '../answering/compose-answer';
import { asksQuantity } from '../answering/kinds/kinds';
import type { SearchRecord } from '../ports/records';
import { plainWords } from '../spanish/plain-words';
import { gistOfTable } from './table-gist';

/** More than a line has room for. */
const MAX_LENGTH = 120;

function oneLine(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= MAX_LENGTH) return line;
  const end = line.lastIndexOf(' ', MAX_LENGTH);
  return `${line.slice(0, end > 0 ? end : MAX_LENGTH)}…`;
}

type Quoted = Exclude<Statement, { kind: 'remark' }>;

const isQuoted = (statement: Statement): statement is Quoted =>
  statement.kind !== 'remark' && statement.citations.length > 0;

const isOfQuantity = ({ query, understoodAs }: SearchRecord): boolean =>
  asksQuantity(plainWords(understoodAs ?? query));

function wordsOf(statement: Quoted, search: SearchRecord): Omit<SearchGist, 'page'> {
  if (statement.kind === 'table') return gistOfTable(statement, isOfQuantity(search));
  const words =
    statement.kind === 'steps'
      ? statement.above || (statement.steps[0]?.text ?? '')
      : statement.text;
  return { figure: '', words };
}

const SILENT = 'No lo dice tu manual';
const NEAREST = 'Lo más cercano';

/** Of an answer that quotes nothing: that the manual does not say, where it comes nearest, or what was said instead. */
function gistOfSilence({ response, beyond, suggestions }: SearchRecord): SearchGist {
  const [nearest] = suggestions;
  if (!beyond && nearest) {
    return { figure: '', words: NEAREST, page: nearest.metadata.pageReference };
  }
  const isSilent = beyond !== undefined || response.includes(NOT_FOUND);
  return { figure: '', words: isSilent ? SILENT : oneLine(response), page: '' };
}

/** What an answer says, in one line: its figure and the page, or the first words that it quotes. */
export function gistOf(search: SearchRecord): SearchGist {
  const { statements = [], sourceDocuments } = search;
  const [source] = sourceDocuments;
  if (!source) return gistOfSilence(search);
  const quoted = statements.filter(isQuoted);
  // What warns stands before what answers.
  const first = quoted.find(({ kind }) => kind !== 'warning') ?? quoted[0];
  const { content, pageReference } = source.metadata;
  const said = first ? wordsOf(first, search) : { figure: '', words: content };
  const page = first?.citations[0]?.pageReference ?? pageReference;
  return { ...said, words: oneLine(said.words), page };
}
