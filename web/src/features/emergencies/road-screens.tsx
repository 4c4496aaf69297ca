import { Stack, Typography } from '@mui/material';
import {
  quotesOfPart,
  type Emergency,
  type EmergencyLaw,
  type EmergencyPart,
  type Quote,
  type QuotedManual,
} from '@contract';
import { withFiguresWhole } from '../../lib/figures';
import { onOneLine } from '../../lib/one-line';
import { STEP_SIZE, type StepScreen } from '../../ui/steps-dialog';
import { ToCheck } from '../../ui/to-check';
import { LawLines } from './law-lines';
import { PageLinks } from './page-links';
import { Part } from './part';

type Source = { manual: QuotedManual; heading: Quote; isToCheck: boolean };

/** A step, or what stands between two of them. */
type Piece =
  | { kind: 'step'; title: string; mark: string; quote: Quote }
  | { kind: 'parts'; parts: EmergencyPart[] };

/** One step each; what else there is stays together where it stands. A title belongs to what comes below it. */
function piecesOf(parts: readonly EmergencyPart[]): Piece[] {
  const pieces: Piece[] = [];
  let title: EmergencyPart | null = null;
  for (const part of parts) {
    if (part.kind === 'title') {
      title = part;
      continue;
    }
    if (part.kind === 'steps') {
      const name = title?.kind === 'title' ? title.quote.text : '';
      pieces.push(...part.steps.map((step): Piece => ({ kind: 'step', title: name, ...step })));
    } else {
      const last = pieces.at(-1);
      const own = title ? [title, part] : [part];
      if (last?.kind === 'parts') last.parts.push(...own);
      else pieces.push({ kind: 'parts', parts: own });
    }
    title = null;
  }
  return pieces;
}

const words = (quote: Quote): string => quote.text.replace(/\s+/g, ' ').trim();

const wordsOfPart = (part: EmergencyPart): string[] =>
  part.kind === 'table'
    ? part.rows.map(({ cells }) => cells.join(', '))
    : quotesOfPart(part).map(words);

const Foot = ({ source, quotes }: { source: Source; quotes: Quote[] }) => (
  <div>
    <Typography color="textSecondary">{onOneLine(source.heading.text)}</Typography>
    <ToCheck of={source} />
    <PageLinks manual={source.manual} quotes={quotes} />
  </div>
);

type Step = Extract<Piece, { kind: 'step' }>;

function stepScreen({ title, mark, quote }: Step, name: string, source: Source): StepScreen {
  return {
    name,
    aloud: [words(quote)],
    view: (
      <Stack sx={{ gap: 2 }}>
        {title !== '' && <Typography color="textSecondary">{onOneLine(title)}</Typography>}
        <Typography sx={{ ...STEP_SIZE, fontWeight: 500, textWrap: 'pretty' }}>
          {/[\p{L}\d]/u.test(mark) && (
            <Typography
              component="span"
              sx={{ font: 'inherit', fontWeight: 700, color: 'primary.main', mr: 1 }}
            >
              {mark}
            </Typography>
          )}
          {withFiguresWhole(quote.text)}
        </Typography>
        <Foot source={source} quotes={[quote]} />
      </Stack>
    ),
  };
}

const partsScreen = (
  parts: readonly EmergencyPart[],
  name: string,
  source: Source,
  laws: readonly EmergencyLaw[],
): StepScreen => ({
  name,
  aloud: [...parts.flatMap(wordsOfPart), ...laws.map(({ rule }) => rule)],
  view: (
    <Stack sx={{ gap: 2 }}>
      {parts.map((part, index) => (
        <Part key={index} part={part} heading="h2" />
      ))}
      {parts.length > 0 && <Foot source={source} quotes={parts.flatMap(quotesOfPart)} />}
      <LawLines laws={laws} heading="h2" />
    </Stack>
  ),
});

/** Of a procedure that could not be read whole: where it stands, and no step. */
const onlyPlace = (source: Source): StepScreen => ({
  name: 'Míralo en tu manual',
  aloud: [],
  view: (
    <Stack sx={{ gap: 2 }}>
      <Typography sx={{ fontSize: '1.25rem' }}>
        No hemos podido leer entero este procedimiento, y a medias sería peor que nada.
      </Typography>
      <Foot source={source} quotes={[source.heading]} />
    </Stack>
  ),
});

/** A procedure, one step a screen, behind what the manual and the law say before the first one. */
export function screensOf(
  manual: QuotedManual,
  { heading, parts, isToCheck = false }: Emergency,
  laws: readonly EmergencyLaw[],
): StepScreen[] {
  const source = { manual, heading, isToCheck };
  const pieces = piecesOf(parts);
  const count = pieces.filter(({ kind }) => kind === 'step').length;
  const [first] = pieces;
  const hasBefore = first?.kind === 'parts';
  const before = hasBefore ? first.parts : [];
  const screens: StepScreen[] = parts.length === 0 ? [onlyPlace(source)] : [];
  if (before.length + laws.length > 0) {
    const name = count > 0 ? 'Antes de empezar' : 'Lo que hay que saber';
    screens.unshift(partsScreen(before, name, source, laws));
  }
  let number = 0;
  for (const piece of hasBefore ? pieces.slice(1) : pieces) {
    if (piece.kind === 'step') {
      number += 1;
      screens.push(stepScreen(piece, `Paso ${number} de ${count}`, source));
    } else {
      screens.push(partsScreen(piece.parts, 'Ten en cuenta', source, []));
    }
  }
  return screens;
}
