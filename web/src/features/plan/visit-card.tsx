import PendingIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import type { Due, PlanItem, Visit } from '@contract';
import { named } from '../../lib/plan-words';
import { PlanRow } from './plan-row';
import { dueText, ofText, visitText } from './plan-texts';
import { WordsOfWork, WorkLink, type WorkActions } from './work-row';

/** Paper has nothing to press. */
const openOnPaper = { '@media print': { '&::details-content': { contentVisibility: 'visible' } } };

type Props = WorkActions & { visit: Visit; items: readonly PlanItem[] };

/** One visit to the workshop: when it is due is said once, and all that it does is done with one touch, or each by itself. */
export function VisitCard({ visit, items, ...actions }: Props) {
  const { name, due } = visit;
  const isUrgent = due.state !== 'later';
  const works = <Works {...{ items, due, ...actions }} />;
  return (
    <>
      <PlanRow {...{ state: due.state, name, isUrgent }} onDone={() => actions.onDone(items, name)}>
        <Typography component="h3" variant="body1" sx={{ fontWeight: 700, pt: 1.25 }}>
          {name}
        </Typography>
        <Typography variant="body2">{visitText(due)}</Typography>
      </PlanRow>
      {isUrgent ? (
        works
      ) : (
        <Box component="details" sx={{ pl: 4.5, ...openOnPaper }}>
          <Typography
            component="summary"
            variant="body2"
            color="textSecondary"
            sx={{ minHeight: 44, lineHeight: '44px', cursor: 'pointer' }}
          >
            {items.length} trabajos
          </Typography>
          {works}
        </Box>
      )}
    </>
  );
}

type WorksProps = WorkActions & { items: readonly PlanItem[]; due: Due };

const isSameDay = (one: Due, other: Due): boolean =>
  one.by === other.by && one.date === other.date && (one.by === 'time' || one.km === other.km);

/** What is done in a visit, to be ticked off: of each only what the visit does not say. */
const Works = ({ items, due, addressOf, onDone }: WorksProps) => (
  <Box component="ul" sx={{ m: 0, mt: 0.5, ml: -1.25, p: 0, listStyle: 'none' }}>
    {items.map((item) => {
      const name = named(item.item);
      const said = [
        ...(isSameDay(item.due, due) ? [] : [dueText(item)]),
        ...(ofText(item) === '' ? [] : [ofText(item)]),
        ...(item.said.some(({ isToCheck }) => isToCheck) ? ['por comprobar'] : []),
      ].join(' · ');
      return (
        <Box
          component="li"
          key={item.id}
          sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}
        >
          <Tooltip title="Marcar como hecho">
            <IconButton aria-label={`Hecho: ${name}`} onClick={() => onDone([item], name)}>
              <PendingIcon fontSize="small" />
            </IconButton>
          </Tooltip>
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
