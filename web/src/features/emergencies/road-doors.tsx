import { Box, Typography } from '@mui/material';
import type { EmergencyTopic } from '@contract';
import { LineDrawing, type LineDrawingName } from '../../ui/line-drawing';
import { LinkTile } from '../../ui/link-tile';
import { toldOf, topicAddress, TOPICS, type ManualEmergencies } from './topics';

/** The kit is told apart only where a manual has both ways; where it has the kit alone, a flat tyre is that. */
function topicsBeside(manuals: readonly ManualEmergencies[]): EmergencyTopic[] {
  const hasKit = toldOf(manuals, 'repair-kit').length > 0;
  const hasWheel = toldOf(manuals, 'wheel').length > 0;
  const others: EmergencyTopic[] = ['jump-start', 'overheating', 'towing'];
  if (!hasKit) return ['wheel', ...others];
  return hasWheel ? ['wheel', 'repair-kit', ...others] : ['repair-kit', ...others];
}

type DoorProps = { to: string; drawing: LineDrawingName; isWide?: boolean; children: string };

const Door = ({ to, drawing, isWide = false, children }: DoorProps) => (
  <LinkTile
    to={to}
    drawing={<LineDrawing name={drawing} height={30} />}
    minHeight={isWide ? 56 : 72}
    isWide={isWide}
  >
    <Typography
      component="span"
      variant="h3"
      sx={{ minWidth: 0, hyphens: 'auto', fontSize: '1rem', lineHeight: 1.25 }}
    >
      {children}
    </Typography>
  </LinkTile>
);

type Props = { manuals: readonly ManualEmergencies[]; lightsPath: string };

type TopicDoorProps = { topic: EmergencyTopic; isWide?: boolean };

const TopicDoor = ({ topic, isWide = false }: TopicDoorProps) => (
  <Door to={topicAddress(topic)} drawing={TOPICS[topic].drawing} isWide={isWide}>
    {TOPICS[topic].label}
  </Door>
);

/** What may have happened, for a shaking thumb: an accident before all, the light, then what the manual has steps for. */
export function RoadDoors({ manuals, lightsPath }: Props) {
  return (
    <Box
      component="ul"
      aria-label="¿Qué ha pasado?"
      sx={{
        ...{ p: 0, m: 0, listStyle: 'none', display: 'grid', gap: 1 },
        // Three beside each other where there is room, and two full rows of them, be there a kit or not.
        gridTemplateColumns: 'repeat(auto-fill, minmax(max(150px, 30%), 1fr))',
        '& > :last-child:nth-child(3n)': { gridColumn: { sm: 'span 2' } },
      }}
    >
      <TopicDoor topic="accident" isWide />
      <Door to={lightsPath} drawing="dashboard">
        Testigo encendido
      </Door>
      {topicsBeside(manuals).map((topic) => (
        <TopicDoor key={topic} topic={topic} />
      ))}
    </Box>
  );
}
