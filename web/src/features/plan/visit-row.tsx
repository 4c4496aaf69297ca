import { Box, Typography } from '@mui/material';
import type { Due, PlanItem, Visit } from '@contract';
import { dateText, named } from '../../lib/plan-words';
import { DoneButton } from './done-button';
import { PlanRow, RowTitle, When } from './plan-row';
import { dueText, ofText, visitText } from './plan-texts';
import { RowDetails } from './row-details';
import { WordsOfWork, WorkLink, type WorkActions } from './work-row';

type Props = WorkActions & { visit: Visit; items: readonly PlanItem[]; isLead: boolean };

/** One visit to the workshop: when it is due is said once, and all that it does is done with one touch, or each by itself. */
export function VisitRow({ visit, items, isLead, ...actions }: Props) {
  const { name, due } = visit;
  return (
    <>
      <PlanRow
        {...{ name, isLead }}
        isDue={due.state === 'now'}
        onDone={() => actions.onDone(items, name)}
      >
        <RowTitle isLead={isLead}>{name}</RowTitle>
        <When state={due.state} isLead={isLead}>
          {visitText(visit)}
        </When>
      </PlanRow>
      <RowDetails summary={`${items.length} trabajos`} isIndented={!isLead}>
        <Works {...{ items, due, ...actions }} />
      </RowDetails>
    </>
  );
}

type WorksProps = WorkActions & { items: readonly PlanItem[]; due: Due };

/** As far as it is told. */
const isSameTime = (one: Due, other: Due): boolean =>
  one.state === other.state &&
  dateText(one) === dateText(other) &&
  (one.by === 'time' || one.km === other.km);

/** What is done in a visit, to be ticked off: of each only what the visit does not say. */
const Works = ({ items, due, addressOf, onDone }: WorksProps) => (
  <Box component="ul" sx={{ m: 0, ml: -1.25, p: 0, listStyle: 'none' }}>
    {items.map((item) => {
      const name = named(item.item);
      const said = [
        ...(isSameTime(item.due, due) ? [] : [dueText(item)]),
        ...(ofText(item) === '' ? [] : [ofText(item)]),
        ...(item.said.some(({ isToCheck }) => isToCheck) ? ['por comprobar'] : []),
      ].join(' · ');
      return (
        <Box
          component="li"
          key={item.id}
          sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, pb: 0.5 }}
        >
          <DoneButton name={name} onDone={() => onDone([item], name)} />
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <WorkLink item={item} address={addressOf(item)} />
            <WordsOfWork item={item} />
            {said && (
              <Typography variant="body2" color="textSecondary">
                {said}
              </Typography>
            )}
          </Box>
        </Box>
      );
    })}
  </Box>
);
