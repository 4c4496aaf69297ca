import { Box, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { PlanItem } from '@contract';
import { rowOnOneLine } from '../../lib/one-line';
import { named } from '../../lib/plan-words';
import { PlanRow, When } from './plan-row';
import { dueText, everyText, missedText, ofText, workText } from './plan-texts';

export type WorkActions = {
  /** The address of an item's own page. */
  addressOf: (item: PlanItem) => string;
  /** `what`: by which name they are written down together. */
  onDone: (items: readonly PlanItem[], what: string) => void;
  /** The inspection that the law asks for was passed. */
  onInspected: () => void;
};

type LinkProps = { item: PlanItem; address: string; isLead?: boolean };

/** Begins level with the button beside it, however many lines it takes; as high as a finger without moving what follows. */
export const WorkLink = ({ item, address, isLead = false }: LinkProps) => (
  <Box sx={{ pt: isLead ? 0 : 1.25 }}>
    <Typography
      component={Link}
      to={address}
      sx={{
        ...{ fontWeight: 600, color: 'text.primary', overflowWrap: 'anywhere' },
        // It leads on, and shouts at nobody.
        ...{ textDecorationThickness: '1px', textUnderlineOffset: '0.2em' },
        ...{ display: 'inline-block', position: 'relative', textWrap: 'pretty' },
        ...{ minHeight: 44, py: '10px', my: '-10px' },
      }}
    >
      {workText(item)}
    </Typography>
  </Box>
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

type Props = WorkActions & { item: PlanItem; isLead?: boolean };

/** A work that stands alone: when it is due, and how often. */
export function WorkRow({ item, isLead = false, addressOf, onDone }: Props) {
  const { due } = item;
  const of = ofText(item);
  const what = named(item.item);
  // A habit is never due; that nobody knows whether it was done is said of all of them at once.
  const when = item.isHabit ? null : due.state === 'unknown' ? missedText(due) : dueText(item);
  return (
    <PlanRow
      name={what}
      isLead={isLead}
      isDue={due.state === 'now'}
      onDone={() => onDone([item], what)}
    >
      <WorkLink {...{ item, isLead }} address={addressOf(item)} />
      <WordsOfWork item={item} />
      {when && (
        <When state={due.state} isLead={isLead}>
          {when}
        </When>
      )}
      <Typography variant="body2" color="textSecondary">
        {everyText(item)}
        {of && ` · ${of}`}
        {item.said.some(({ isToCheck }) => isToCheck) && ' · por comprobar'}
      </Typography>
    </PlanRow>
  );
}
