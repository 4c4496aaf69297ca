import { Paper, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { FactSheet, QuotedManual, SheetFact } from '@contract';
import { FactBlock } from './fact-block';
import { FactLine } from './fact-line';
import { FuseField } from './fuse-field';
import { fusesOf } from './fuse-search';
import { blocksOf, type Group } from './groups';

type Found = { manual: QuotedManual; facts: SheetFact[] };
type Props = { vehicleId: number; group: Group; sheet: FactSheet };

/** A part of the sheet: what each manual says, the newer first. */
export function FactGroup({ vehicleId, group, sheet }: Props) {
  const id = useId();
  const [asked, setAsked] = useState('');
  const all = sheet.manuals.flatMap(({ manual, facts }): Found[] => {
    const own = (facts ?? []).filter(({ kind }) => group.kinds.includes(kind));
    return own.length > 0 ? [{ manual, facts: own }] : [];
  });
  if (all.length === 0) return null;
  const isOfFuses = group.kinds.includes('fuse');
  const found = isOfFuses
    ? all.map(({ manual, facts }) => ({ manual, facts: fusesOf(facts, asked) }))
    : all;
  const count = (some: Found[]) => some.reduce((sum, { facts }) => sum + facts.length, 0);
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={id} variant="h2">
        {group.title}
      </Typography>
      {isOfFuses && (
        <FuseField text={asked} onChange={setAsked} shown={count(found)} total={count(all)} />
      )}
      {found.map(({ manual, facts }) => (
        <div key={manual.manualId}>
          {sheet.manuals.length > 1 && (
            <Typography
              variant="h3"
              color="textSecondary"
              sx={{ mt: 1.5, overflowWrap: 'anywhere' }}
            >
              {manual.originalFilename}
            </Typography>
          )}
          {blocksOf(facts, sheet.engine).map((block) =>
            group.isList
              ? block.facts.map((fact) => (
                  <FactLine key={fact.id} {...{ vehicleId, manual, fact }} title={block.title} />
                ))
              : [<FactBlock key={block.key} {...{ vehicleId, manual, block }} />],
          )}
        </div>
      ))}
    </Paper>
  );
}
