import { Box, List, ListItemButton, ListItemText, Paper, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { User } from '@contract';
import { savedSearchesQuery } from '../../lib/api/search-history';
import { useVehicles, vehicleName } from '../../lib/vehicles';
import { useGlovebox } from './use-glovebox';
import { partsWords } from './words';

type Path = (id: number) => string;
type Props = { user: User; answerPath: Path; vehiclePath: Path };

type LineProps = { to: string; title: string; below: string };

const Line = ({ to, title, below }: LineProps) => (
  <li>
    <ListItemButton component={Link} to={to} sx={{ minHeight: 56 }}>
      <ListItemText primary={title} secondary={below} />
    </ListItemButton>
  </li>
);

/** Without a network, in the place of what could be asked: what is here, and what is not. */
export function KeptAnswers({ user, answerPath, vehiclePath }: Props) {
  const { data: saved } = useQuery(savedSearchesQuery);
  const { data: vehicles = [] } = useVehicles();
  const { note } = useGlovebox(user);
  if (!saved) return null;
  const nameOf = (id: number): string => {
    const vehicle = vehicles.find((one) => one.id === id);
    return vehicle ? vehicleName(vehicle) : '';
  };
  return (
    <Box component="section" aria-labelledby="kept-answers">
      <Typography id="kept-answers" variant="h2" sx={{ mb: 1 }}>
        Guardado en este dispositivo
      </Typography>
      <Paper variant="outlined">
        <List disablePadding>
          {vehicles.map((vehicle) => (
            <Line
              key={`vehicle-${vehicle.id}`}
              to={vehiclePath(vehicle.id)}
              title={vehicleName(vehicle)}
              below={partsWords(note, vehicle.id)}
            />
          ))}
          {saved.map(({ id, query, vehicleId }) => (
            <Line key={id} to={answerPath(id)} title={query} below={nameOf(vehicleId)} />
          ))}
        </List>
      </Paper>
      <Typography color="textSecondary" sx={{ mt: 1.5 }}>
        {saved.length === 0 && 'No guardaste ninguna respuesta. '}
        Aquí no están tus demás preguntas, ni los manuales enteros, ni los vehículos que no
        guardaste en este dispositivo. Para preguntar hace falta conexión.
      </Typography>
    </Box>
  );
}
