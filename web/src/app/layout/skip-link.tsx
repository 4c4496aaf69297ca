import { Link } from '@mui/material';

/** The first stop of the keyboard: past the menu, to the page. */
export function SkipLink({ targetId }: { targetId: string }) {
  return (
    <Link
      href={`#${targetId}`}
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        top: -80,
        left: 16,
        p: 1.5,
        borderRadius: 1,
        bgcolor: 'background.paper',
        '&:focus': { top: 12 },
        // Paper has no keyboard: what is fixed would stand over the words of each sheet.
        '@media print': { display: 'none' },
      }}
    >
      Saltar al contenido
    </Link>
  );
}
