import {
  Box,
  Link as TextLink,
  List,
  ListItemButton,
  ListItemText,
  Paper,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { savedSearchesQuery } from '../../lib/search-history';
import { useVehicles, vehicleName } from '../../lib/vehicles';

type Props = { answerPath: (id: number) => string; vehiclesPath: string };

/** Without a network, in the place of what could be asked: what is here, and what is not. */
export function KeptAnswers({ answerPath, vehiclesPath }: Props) {
  const { data: saved } = useQuery(savedSearchesQuery);
  const { data: vehicles = [] } = useVehicles();
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
      {saved.length > 0 ? (
        <Paper variant="outlined">
          <List disablePadding>
            {saved.map(({ id, query, vehicleId }) => (
              <li key={id}>
                <ListItemButton component={Link} to={answerPath(id)} sx={{ minHeight: 56 }}>
                  <ListItemText primary={query} secondary={nameOf(vehicleId)} />
                </ListItemButton>
              </li>
            ))}
          </List>
        </Paper>
      ) : (
        <Typography>No guardaste ninguna respuesta.</Typography>
      )}
      <Typography color="textSecondary" sx={{ mt: 1.5 }}>
        Aquí no están tus demás preguntas, ni los manuales enteros, ni los vehículos que no elegiste
        en{' '}
        <TextLink component={Link} to={vehiclesPath}>
          Mis vehículos
        </TextLink>
        . Para preguntar hace falta conexión.
      </Typography>
    </Box>
  );
}
