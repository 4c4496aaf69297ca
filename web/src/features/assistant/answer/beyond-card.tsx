import OpenInNewIcon from '@mui/icons-material/OpenInNewOutlined';
import TravelExploreIcon from '@mui/icons-material/TravelExploreOutlined';
import { Box, Link, Typography } from '@mui/material';
import type { Beyond } from '@contract';
import { IconDisc } from '../../../ui/icon-disc';
import { onGround } from '../../../ui/on-ground';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { UnderDisc } from './under-disc';

type Props = { beyond: Beyond };

const disc = (
  <IconDisc colour="text.secondary" background="action.selected">
    <TravelExploreIcon />
  </IconDisc>
);

/** Where else to look: words and addresses of ours, set apart from the manual's by a title of their own. */
export const BeyondCard = ({ beyond: { sentence, links } }: Props) => (
  <Box component="section" aria-label="Más allá del manual" sx={{ ...onGround, borderTop: 0 }}>
    <UnderDisc disc={disc} title="Míralo fuera de tu manual">
      <Typography sx={{ mt: 1, maxWidth: '65ch' }}>{sentence}</Typography>
      {links.length > 0 && <Links links={links} />}
    </UnderDisc>
  </Box>
);

const DAY = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' });

/** "2026-11-25" as "25 de noviembre de 2026"; what is no day stays as it is. */
function dayOf(checked: string): string {
  const day = new Date(checked);
  return Number.isNaN(day.getTime()) ? checked : DAY.format(day);
}

const oldest = (links: Beyond['links']): string =>
  links.map(({ checked }) => checked).sort()[0] ?? '';

const Links = ({ links }: { links: Beyond['links'] }) => (
  <>
    <Box
      component="ul"
      aria-label="Sitios oficiales"
      sx={{ p: 0, mt: 1, mb: 0, listStyle: 'none', '& li + li': { mt: 0.5 } }}
    >
      {links.map(({ title, url }) => (
        <li key={url}>
          <Link
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 1,
              minHeight: 44,
              overflowWrap: 'anywhere',
            }}
          >
            <OpenInNewIcon aria-hidden fontSize="small" />
            <span>
              {title}
              <VisuallyHidden> (se abre en otra pestaña)</VisuallyHidden>
            </span>
          </Link>
        </li>
      ))}
    </Box>
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      Son sitios oficiales, ajenos a Guantera. Direcciones comprobadas el {dayOf(oldest(links))}: si
      una no abre, búscala por su nombre.
    </Typography>
  </>
);
