import { Box, Typography } from '@mui/material';
import { Fragment } from 'react';
import type { EmergencyTopic, VehicleEmergencies } from '@contract';
import { isAllTold } from '../../lib/vehicle-part';
import { LineDrawing } from '../../ui/line-drawing';
import { LinkTile } from '../../ui/link-tile';
import { pageBadge } from '../../ui/page-badge';
import { StepHeading, type HeadingRef } from '../../ui/step-heading';
import { FIRST_OF_ALL, IF_HURT, OWN_ADVICE } from './advice';
import { toldOf, topicAddress, TOPICS, topicsOffered, type ManualEmergencies } from './topics';

type NoteProps = { manuals: readonly ManualEmergencies[]; topic: EmergencyTopic };

/** What is to be known before it is touched: where the manual tells it, or that it does not. */
function Note({ manuals, topic }: NoteProps) {
  const told = toldOf(manuals, topic).flatMap(({ emergencies }) => emergencies);
  const pages = new Set(told.map(({ heading }) => heading.pageReference));
  if (pages.size === 0) {
    return manuals.length > 0 && isAllTold({ manuals }) ? 'Tu manual no lo dice' : null;
  }
  return [...pages].map((page) => (
    <Fragment key={page}>
      <Box component="span" sx={pageBadge}>
        {page}
      </Box>{' '}
    </Fragment>
  ));
}

type Props = { emergencies: VehicleEmergencies; headingRef: HeadingRef };

/** The troubles of a road, large enough for a shaking thumb. */
export const TopicList = ({ emergencies: { manuals }, headingRef }: Props) => (
  <>
    <Box>
      <StepHeading ref={headingRef}>¿Qué ha pasado?</StepHeading>
      <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: '65ch' }}>
        {FIRST_OF_ALL} {IF_HURT} {OWN_ADVICE}
      </Typography>
    </Box>
    <Box
      component="ul"
      aria-label="Emergencias"
      sx={{
        ...{ p: 0, m: 0, listStyle: 'none', display: 'grid', gap: 1.5 },
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
      }}
    >
      {topicsOffered(manuals).map((topic) => (
        <LinkTile
          key={topic}
          to={topicAddress(topic)}
          drawing={<LineDrawing name={TOPICS[topic].drawing} height={52} />}
          minHeight={88}
          layout={{ p: 2, gap: 2 }}
        >
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography component="span" variant="h3" sx={{ display: 'block' }}>
              {TOPICS[topic].label}
            </Typography>
            <Typography component="span" variant="body2" color="textSecondary">
              <Note {...{ manuals, topic }} />
            </Typography>
          </Box>
        </LinkTile>
      ))}
    </Box>
  </>
);
