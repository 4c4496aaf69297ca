import { ButtonBase, Typography } from '@mui/material';
import { Figure } from './figure';
import { otherValues, type Tile } from './tiles';
import { isDoubted } from './told';

const noteOf = (tile: Tile): string => {
  if (tile.figures.some(isDoubted)) return 'Ha cambiado desde que lo comprobaste';
  const others = otherValues(tile);
  if (others > 0) return others === 1 ? 'Hay otro valor' : `Hay otros ${others} valores`;
  return tile.figures[0]?.condition ?? '';
};

/** What is filled in or bought, in one or two figures; the rest and the sources are behind it. */
export function ValueTile({ tile, onOpen }: { tile: Tile; onOpen: () => void }) {
  const note = noteOf(tile);
  return (
    <ButtonBase
      onClick={onOpen}
      sx={{
        ...{
          ...{ display: 'flex', flexDirection: 'column' },
          ...{ justifyContent: 'flex-start', alignItems: 'flex-start' },
          textAlign: 'left',
          p: 1.5,
          minWidth: 0,
          minHeight: 88,
          typography: 'body1',
        },
        ...{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' },
      }}
    >
      <Typography
        component="span"
        variant="body2"
        color="textSecondary"
        sx={{ display: 'block', overflowWrap: 'anywhere' }}
      >
        {tile.title}
      </Typography>
      {tile.figures.map(({ id, value, unit }) => (
        <Typography key={id} component="span" sx={{ display: 'block' }}>
          <Figure value={value} unit={unit} size="medium" />
        </Typography>
      ))}
      {note !== '' && (
        <Typography
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ display: 'block', overflowWrap: 'anywhere' }}
        >
          {note}
        </Typography>
      )}
    </ButtonBase>
  );
}
