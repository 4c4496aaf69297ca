import { Box, Card, CardActionArea, Typography } from '@mui/material';
import type { ReactElement } from 'react';

export type InfoCard = {
  icon: ReactElement;
  title: string;
  description: string;
  /** What pressing the card does; what has none is only read, and no card. */
  onClick?: () => void;
};

type Props = { label: string; cards: readonly InfoCard[]; disabled?: boolean };

const layout = {
  p: 2,
  height: '100%',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignContent: 'start',
  alignItems: 'start',
  columnGap: 1.5,
  '& > svg': { color: 'primary.main', gridRow: 'span 2', mt: 0.25 },
} as const;

const CardText = ({ icon, title, description }: InfoCard) => (
  <>
    {icon}
    <Typography component="h2" variant="h3">
      {title}
    </Typography>
    <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25, textWrap: 'pretty' }}>
      {description}
    </Typography>
  </>
);

/** Short texts side by side, below each other on phones. */
export const InfoCards = ({ label, cards, disabled = false }: Props) => (
  <Box
    component="ul"
    aria-label={label}
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
      gap: 1.5,
      p: 0,
      m: 0,
      listStyle: 'none',
    }}
  >
    {cards.map((card) =>
      card.onClick ? (
        <Card component="li" key={card.title}>
          <CardActionArea onClick={card.onClick} disabled={disabled} sx={layout}>
            <CardText {...card} />
          </CardActionArea>
        </Card>
      ) : (
        // What is only read does not look as if it were pressed.
        <Box component="li" key={card.title} sx={{ ...layout, px: 0, py: 0.5 }}>
          <CardText {...card} />
        </Box>
      ),
    )}
  </Box>
);
