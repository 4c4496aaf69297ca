import { Stack } from '@mui/material';
import type { EmergencyPart, Quote } from '@contract';
import { onOneLine } from '../../lib/one-line';
import { More } from './more';
import { Part, type PlaceOfPart } from './part';
import { foldedProse } from './prose';

type Props = PlaceOfPart & {
  parts: readonly EmergencyPart[];
  /** That of the procedure. */
  title: Quote;
};

/** The pieces of a procedure; of long prose only how it begins stands. */
export function Parts({ parts, title, ...place }: Props) {
  const { shown, more } = foldedProse(parts);
  return (
    <>
      {shown.map((part, index) => (
        <Part key={index} {...place} part={part} />
      ))}
      {more.length > 0 && (
        <More summary={`Más sobre «${onOneLine(title.text)}»`}>
          <Stack sx={{ gap: 2 }}>
            {more.map((part, index) => (
              <Part key={index} {...place} part={part} />
            ))}
          </Stack>
        </More>
      )}
    </>
  );
}
