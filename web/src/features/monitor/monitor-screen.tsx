import RefreshIcon from '@mui/icons-material/RefreshOutlined';
import { Box, Button, List, Paper, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { serviceParts, type Health } from '@contract';
import { formatDate } from '../../lib/format';
import { useDocumentTitle } from '../../ui/document-title';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { PartRow } from './part-row';
import { partNames, purposeOf, summaryOf, type Light } from './service-view';
import { SummaryCard } from './summary-card';
import { useHealth, type Reachability } from './use-health';

type Props = { homePath: string };

const apiLights: Record<Reachability, Light | null> = {
  unknown: null,
  reachable: 'up',
  unreachable: 'down',
};

function Parts({ health, reachability }: { health: Health | null; reachability: Reachability }) {
  // What the last answer said of the parts is no longer known once nobody answers.
  const parts = reachability === 'reachable' ? (health?.parts ?? []) : [];
  return (
    <Paper variant="outlined">
      <List aria-label="Partes del servicio" disablePadding>
        <PartRow
          name="API"
          purpose="El servidor que atiende a la aplicación"
          light={apiLights[reachability]}
        />
        {serviceParts.map((part) => {
          const state = parts.find(({ name }) => name === part)?.state ?? 'unknown';
          const light = reachability === 'unknown' ? null : state;
          const { name } = partNames[part];
          return <PartRow key={part} name={name} purpose={purposeOf(part, light)} light={light} />;
        })}
      </List>
    </Paper>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <Box sx={{ display: 'flex', gap: 1 }}>
    <Typography component="dt" variant="body2" color="textSecondary">
      {name}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ m: 0 }}>
      {value}
    </Typography>
  </Box>
);

/** Whether Guantera works at the moment, for anybody who wonders. */
export function MonitorScreen({ homePath }: Props) {
  useDocumentTitle('Estado del servicio');
  const { health, reachability, isFetching, refetch } = useHealth();
  const [announcement, setAnnouncement] = useState('');
  const refresh = async () => {
    setAnnouncement('');
    const { isError } = await refetch();
    setAnnouncement(isError ? 'Guantera sigue sin responder.' : 'Estado actualizado.');
  };
  const isUnreachable = reachability === 'unreachable';
  return (
    <Stack sx={{ gap: 3 }}>
      <Box>
        <Typography variant="h1">Estado del servicio</Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          Se comprueba solo cada 30 segundos.
        </Typography>
      </Box>
      <SummaryCard summary={summaryOf(health, reachability)} />
      <Parts health={health} reachability={reachability} />
      <Box
        component="dl"
        sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, minHeight: 22 }}
      >
        {reachability !== 'unknown' && (
          <>
            <Fact
              name={isUnreachable ? 'Última respuesta' : 'Comprobado'}
              value={formatDate(health?.checkedAt)}
            />
            <Fact name="Versión" value={health?.version ?? 'Desconocido'} />
          </>
        )}
      </Box>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="contained"
          startIcon={<RefreshIcon />}
          aria-disabled={isFetching}
          onClick={() => {
            if (!isFetching) void refresh();
          }}
        >
          Actualizar
        </Button>
        <Button component={Link} to={homePath}>
          Volver al inicio
        </Button>
      </Box>
    </Stack>
  );
}
