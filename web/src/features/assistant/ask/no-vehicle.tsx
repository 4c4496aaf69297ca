import { Box, Button, Paper } from '@mui/material';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../ui/empty-state';
import { WhatToAsk } from './what-to-ask';
import { Welcome } from './welcome';
import { screenColumn } from '../../../ui/column';

/** An empty garage: there is nothing to ask about yet. */
export const NoVehicle = ({ vehiclesPath }: { vehiclesPath: string }) => (
  <Box sx={{ ...screenColumn(900), py: { xs: 3, md: 5 } }}>
    <Welcome />
    <Paper variant="outlined" sx={{ my: 4 }}>
      <EmptyState
        drawing="car"
        title="Empieza por tu vehículo"
        description="Añade tu vehículo y sube su manual: desde entonces podrás preguntarle lo que quieras."
        action={
          <Button component={Link} to={vehiclesPath} variant="contained">
            Añadir vehículo
          </Button>
        }
      />
    </Paper>
    <Box>
      <WhatToAsk />
    </Box>
  </Box>
);
