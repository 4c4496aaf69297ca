import { Typography } from '@mui/material';
import type { Inspection } from '@contract';
import { onOneLine } from '../../lib/one-line';
import { monthText } from '../../lib/plan-words';
import { PlanRow, RowTitle, When } from './plan-row';
import { RowDetails } from './row-details';

type Props = { law: Inspection; isLead: boolean; onDone: () => void };

/** The inspection that the law asks for: told apart from what the manual says. */
export function InspectionRow({ law, isLead, onDone }: Props) {
  const { name, month, state, rule, assumed } = law;
  const verb = state === 'now' ? 'Toca desde' : 'Toca en';
  return (
    <>
      <PlanRow {...{ name, isLead, onDone }}>
        <RowTitle isLead={isLead}>{name}</RowTitle>
        <When {...{ state, isLead }}>{`${verb} ${monthText(month)}`}</When>
        {assumed !== undefined && (
          <Typography variant="body2" color="textSecondary">
            {onOneLine(`Si pasaste la de ${monthText(assumed)}: no lo sabemos.`)}
          </Typography>
        )}
      </PlanRow>
      <RowDetails summary="Según la norma, no tu manual" isIndented={!isLead}>
        <Typography variant="body2" color="textSecondary">
          {onOneLine(rule)}
        </Typography>
      </RowDetails>
    </>
  );
}
