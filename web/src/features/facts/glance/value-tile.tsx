import { ButtonBase, Typography } from '@mui/material';
import { Figure } from './figure';
import { otherValues, type Tile } from './tiles';
import { isDoubted } from './told';

/** When the figures hold; where no condition says so, the name of the last one: "Cambio de aceite con filtro". */
const caseOf = ({ figures }: Tile): string =>
  figures.map(({ condition }) => condition).find((one) => one !== '') ?? figures.at(-1)?.of ?? '';

function noteOf(tile: Tile): string {
  if (tile.figures.some(isDoubted)) return 'Ha cambiado desde que lo comprobaste';
  const others = otherValues(tile);
  if (others === 0) return tile.figures[0]?.condition ?? '';
  const more = others === 1 ? 'hay otro valor' : `hay otros ${others} valores`;
  return `${caseOf(tile)}; ${more}`;
}

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
