import CloseIcon from '@mui/icons-material/CloseOutlined';
import OriginalIcon from '@mui/icons-material/OpenInNewOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import ContentsIcon from '@mui/icons-material/TocOutlined';
import ZoomInIcon from '@mui/icons-material/ZoomInOutlined';
import ZoomOutIcon from '@mui/icons-material/ZoomOutOutlined';
import { Box, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import type { ReactNode, Ref } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { useOriginal } from './use-original';

export type Panel = 'page' | 'contents' | 'find';

type Props = {
  headingRef: Ref<HTMLHeadingElement>;
  level: 'h1' | 'h2';
  /** As it is printed on the page, where that is known. */
  label: string;
  /** For who cannot see the pages turn: its place among all of them. */
  place: string | null;
  filename: string;
  manual: number;
  panel: Panel;
  onPanel: (panel: Panel) => void;
  /** Null where there is nothing to enlarge. */
  zoom: { isWhole: boolean; onToggle: () => void } | null;
  onClose?: () => void;
};

/** From this width of the header on, there is room for a word beside each icon. */
const WITH_WORDS = '@container (min-width: 720px)';

type ToolProps = {
  name: string;
  /** What of its name stands beside the icon; none where that is understood alone. */
  word?: string;
  isPressed?: boolean;
  onClick: () => void;
  children: ReactNode;
};

const Tool = ({ name, word, isPressed, onClick, children }: ToolProps) => (
  <Tooltip title={name}>
    <IconButton
      aria-label={name}
      {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
      onClick={onClick}
      color={isPressed ? 'primary' : 'default'}
      sx={{
        ...{ minWidth: 44, height: 44, borderRadius: 6, flexShrink: 0 },
        ...(isPressed && { bgcolor: 'primary.light' }),
      }}
    >
      {children}
      {word !== undefined && (
        <Box
          component="span"
          sx={{
            ...{ display: 'none', typography: 'body2', fontWeight: 600, ml: 0.75, mr: 0.5 },
            [WITH_WORDS]: { display: 'inline' },
          }}
        >
          {word}
        </Box>
      )}
    </IconButton>
  </Tooltip>
);

/** Which page it is, and what can be done with the manual. */
export function PageHeader({
  headingRef,
  level,
  label,
  place,
  filename,
  manual,
  panel,
  onPanel,
  zoom,
  onClose,
}: Props) {
  const original = useOriginal(manual);
  const zoomName = zoom?.isWhole ? 'Ampliar' : 'Ver entera';
  const toggle = (which: Panel) => onPanel(panel === which ? 'page' : which);
  return (
    <Stack
      component="header"
      direction="row"
      sx={{
        containerType: 'inline-size',
        alignItems: 'center',
        gap: 0.5,
        px: 1,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {onClose && (
        <Tool name="Cerrar la página" onClick={onClose}>
          <CloseIcon />
        </Tool>
      )}
      <Box sx={{ flexGrow: 1, minWidth: 0, px: 0.5 }}>
        <Typography
          variant="h3"
          component={level}
          ref={headingRef}
          tabIndex={-1}
          sx={{
            fontSize: '1rem',
            lineHeight: 1.25,
            overflowWrap: 'anywhere',
            maxHeight: '2.5em',
            overflow: 'hidden',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {label}
          {place !== null && <VisuallyHidden> {place}</VisuallyHidden>}
        </Typography>
        <Typography
          variant="body2"
          color="textSecondary"
          noWrap
          title={filename}
          // Beside an answer, which names the manual, there is no room for a third line.
          sx={{ '@container (max-width: 420px)': { display: 'none' } }}
        >
          {filename}
        </Typography>
      </Box>
      <Tool
        name="Buscar en el manual"
        word="Buscar"
        isPressed={panel === 'find'}
        onClick={() => toggle('find')}
      >
        <SearchIcon />
      </Tool>
      <Tool
        name="Contenido"
        word="Contenido"
        isPressed={panel === 'contents'}
        onClick={() => toggle('contents')}
      >
        <ContentsIcon />
      </Tool>
      {zoom && (
        <Tool name={zoomName} word={zoomName} onClick={zoom.onToggle}>
          {zoom.isWhole ? <ZoomInIcon /> : <ZoomOutIcon />}
        </Tool>
      )}
      <Tool name="Original" word="Original" onClick={original}>
        <OriginalIcon />
      </Tool>
    </Stack>
  );
}
