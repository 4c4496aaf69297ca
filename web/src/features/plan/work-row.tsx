import { Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { PlanItem } from '@contract';
import { rowOnOneLine } from '../../lib/one-line';
import { named } from '../../lib/plan-words';
import { PlanRow } from './plan-row';
import { dueText, everyText, ofText, workText } from './plan-texts';

export type WorkActions = {
  /** The address of an item's own page. */
  addressOf: (item: PlanItem) => string;
  /** `what`: by which name they are written down together. */
  onDone: (items: readonly PlanItem[], what: string) => void;
};

export const WorkLink = ({ item, address }: { item: PlanItem; address: string }) => (
  <Typography
    component={Link}
    to={address}
    sx={{
      ...{ color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere' },
      ...{ minHeight: 44, display: 'inline-flex', alignItems: 'center' },
    }}
  >
    {workText(item)}
  </Typography>
);

/** The manual's own words, where no verb of ours says what is done. */
export function WordsOfWork({ item }: { item: PlanItem }) {
  const quote = item.said[0]?.quotes[0];
  if (item.action !== 'other' || !quote || workText(item) !== named(item.item)) return null;
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      «{rowOnOneLine(quote.text, quote.columns)}»
    </Typography>
  );
}

/** A work that stands alone: when it is due, and how often. */
export function WorkRow({ item, addressOf, onDone }: WorkActions & { item: PlanItem }) {
  const { due } = item;
  const of = ofText(item);
  const what = named(item.item);
  return (
    <PlanRow
      // A habit is never due.
      state={item.isHabit ? 'later' : due.state}
      name={what}
      isUrgent={!item.isHabit && (due.state === 'now' || due.state === 'soon')}
      onDone={() => onDone([item], what)}
    >
      <WorkLink item={item} address={addressOf(item)} />
      <WordsOfWork item={item} />
      {!item.isHabit && due.state !== 'unknown' && (
        <Typography variant="body2">{dueText(item)}</Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {everyText(item)}
        {of && ` · ${of}`}
        {item.said.some(({ isToCheck }) => isToCheck) && ' · por comprobar'}
      </Typography>
    </PlanRow>
  );
}
