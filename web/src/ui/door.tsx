import ArrowIcon from '@mui/icons-material/ArrowForwardOutlined';
import { Box, Button, Card, Link as TextLink, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type Props = {
  /** What the card is, for who does not see it. */
  label: string;
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  to: string;
  /** What stands on the link. */
  action: string;
};

/** The way to a part of Guantera that knows more: neutral, so that amber stays the manual's. */
export const Door = ({ label, icon, title, children, to, action }: Props) => (
  <Card
    component="section"
    aria-label={label}
    sx={{ display: 'flex', gap: 1.5, px: 2, py: 1.5, displayPrint: 'none' }}
  >
    <Box aria-hidden sx={{ display: 'flex', pt: 0.25, color: 'primary.main' }}>
      {icon}
    </Box>
    <Box sx={{ minWidth: 0, flexGrow: 1 }}>
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 650, textWrap: 'pretty' }}>
        {title}
      </Typography>
      {children}
      <TextLink
        component={Link}
        to={to}
        sx={{
          ...{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44 },
          fontWeight: 600,
        }}
      >
        {action}
        <ArrowIcon aria-hidden fontSize="small" />
      </TextLink>
    </Box>
  </Card>
);

type StraightProps = Pick<Props, 'icon' | 'to'> & {
  children: string;
  /** What is behind it; on a phone the answer below matters more. */
  hint: string;
};

/** The same where there is nothing to be told before: one row, as high as a finger is wide. */
export const StraightDoor = ({ icon, to, children, hint }: StraightProps) => (
  <Button
    component={Link}
    to={to}
    variant="outlined"
    startIcon={icon}
    endIcon={<ArrowIcon />}
    sx={{
      ...{ justifyContent: 'flex-start', textAlign: 'left', px: 2, bgcolor: 'background.paper' },
      ...{ borderColor: 'divider', color: 'text.primary', displayPrint: 'none' },
      '& .MuiButton-startIcon': { color: 'primary.main' },
      '& .MuiButton-endIcon': { ml: 'auto', pl: 1, color: 'primary.main' },
    }}
  >
    <span>
      {children}
      <Typography
        component="span"
        variant="body2"
        color="textSecondary"
        sx={{ display: { xs: 'none', sm: 'block' } }}
      >
        {hint}
      </Typography>
    </span>
  </Button>
);
