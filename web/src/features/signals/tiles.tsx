import { Box, ButtonBase, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { SignalColour } from '@contract';
import { asTitle } from './as-title';
import { LightIcon } from './light-icon';
import { coloursSaid } from './views';

export type Tile = {
  id: string;
  name: string;
  catalogue: string | null;
  colours: readonly SignalColour[];
  isMessage?: boolean;
  /** What else is to be known before it is touched. */
  note?: string;
};

type Props = {
  label: string;
  tiles: readonly Tile[];
  /** Where a tile leads. */
  to: (id: string) => string;
};

/** Lights by their drawings, each with its name as the manual prints it. */
export const Tiles = ({ label, tiles, to }: Props) => (
  <Box
    component="ul"
    aria-label={label}
    sx={{
      ...{ p: 0, m: 0, listStyle: 'none', display: 'grid', gap: 1.5 },
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 100%), 1fr))',
    }}
  >
    {tiles.map(({ id, name, catalogue, colours, isMessage = false, note }) => (
      <Box component="li" key={id} sx={{ display: 'flex' }}>
        <ButtonBase
          component={Link}
          to={to(id)}
          sx={{
            ...{ flex: 1, minHeight: 120, p: 1.5, gap: 1, flexDirection: 'column' },
            ...{ justifyContent: 'flex-start', textAlign: 'center' },
            ...{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' },
            '&:hover': { borderColor: 'primary.main' },
          }}
        >
          <LightIcon catalogue={catalogue} colours={colours} isMessage={isMessage} />
          <Typography variant="body2" sx={{ ...asTitle, fontWeight: 600 }}>
            {name}
          </Typography>
          {(note ?? coloursSaid(colours)) && (
            <Typography variant="body2" color="textSecondary">
              {note ?? coloursSaid(colours)}
            </Typography>
          )}
        </ButtonBase>
      </Box>
    ))}
  </Box>
);
