import { Box, Link as TextLink, Tab, Tabs } from '@mui/material';
import { lazy, Suspense, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Page } from '../../ui/page';
import { FullPageSpinner } from '../../ui/spinner';
import { consoleTabs, useConsoleAddress, type ConsoleTab } from './console-address';

/** Each panel is a chunk of its own, fetched when its tab is first opened. */
const TrackPanel = lazy(async () => ({ default: (await import('./track-panel')).TrackPanel }));
const ManagePanel = lazy(async () => ({ default: (await import('./manage-panel')).ManagePanel }));
const ChunksPanel = lazy(async () => ({ default: (await import('./chunks-panel')).ChunksPanel }));

const labels: Record<ConsoleTab, string> = { track: 'Track', manage: 'Manage', chunks: 'Chunks' };

type Props = { manualsPath: string; vehiclesPath: string };

/** The manual management console. The specification gives its words in English; only its frame is Spanish. */
export function ConsoleScreen({ manualsPath, vehiclesPath }: Props) {
  const { tab, manualId, show } = useConsoleAddress();
  const chunksTab = useRef<HTMLDivElement>(null);
  const id = useId();
  const tabIdOf = (name: ConsoleTab) => `${id}-tab-${name}`;
  const panelIdOf = (name: ConsoleTab) => `${id}-panel-${name}`;
  const viewChunks = (ofManual: number) => {
    show('chunks', ofManual);
    // The button that was pressed goes with its panel.
    chunksTab.current?.focus();
  };
  const panels: Record<ConsoleTab, React.ReactNode> = {
    track: <TrackPanel manualId={manualId} onTrack={(next) => show('track', next)} />,
    manage: <ManagePanel vehiclesPath={vehiclesPath} onViewChunks={viewChunks} />,
    chunks: <ChunksPanel manualId={manualId} onChoose={(next) => show('chunks', next)} />,
  };

  return (
    <Page
      title="Consola de gestión"
      description="Sigue, gestiona y examina tus manuales por dentro. Sus textos están en inglés."
      action={
        <TextLink component={Link} to={manualsPath}>
          Volver a los manuales
        </TextLink>
      }
    >
      <Box lang="en">
        <Tabs
          value={tab}
          onChange={(_, next: ConsoleTab) => show(next)}
          aria-label="Manual management console"
          sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}
        >
          {consoleTabs.map((name) => (
            <Tab
              key={name}
              value={name}
              label={labels[name]}
              id={tabIdOf(name)}
              aria-controls={panelIdOf(name)}
              {...(name === 'chunks' && { ref: chunksTab })}
            />
          ))}
        </Tabs>
        {consoleTabs.map((name) => (
          <Box
            key={name}
            role="tabpanel"
            id={panelIdOf(name)}
            aria-labelledby={tabIdOf(name)}
            hidden={tab !== name}
          >
            {tab === name && (
              <Suspense fallback={<FullPageSpinner label="Loading" place="part" />}>
                {panels[name]}
              </Suspense>
            )}
          </Box>
        ))}
      </Box>
    </Page>
  );
}
