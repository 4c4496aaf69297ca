import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '@contract';
import { Fact, Facts } from './facts';
import { Panel } from './panel';
import { languageName, methodName } from './profile-texts';
import { ThemeField } from './theme-field';
import { summary } from '../../ui/summary';

/** How the app speaks, looks and gives notice. */
export const PreferencesPanel = ({ user }: { user: User }) => (
  <Panel title="Preferencias">
    <Facts>
      <Fact term="Idioma preferido">{languageName(user.preferredLanguage)}</Fact>
      <Fact term="Tema">
        <ThemeField ownerId={user.id} />
      </Fact>
      <Fact term="Notificaciones">En la aplicación</Fact>
    </Facts>
  </Panel>
);

/** How the owner gets in, and out. */
export const SecurityPanel = ({ user, action }: { user: User; action: ReactNode }) => (
  <Panel title="Seguridad" action={action}>
    <Facts>
      <Fact term="Método de acceso">{methodName(user.authMethod)}</Fact>
    </Facts>
  </Panel>
);

/** What Guantera writes to the owner about. */
export const CommunicationPanel = () => (
  <Panel title="Comunicación">
    <Facts>
      <Fact term="Correos">Solo para confirmar la dirección y restablecer la contraseña</Fact>
      <Fact term="Novedades y publicidad">Nunca</Fact>
    </Facts>
  </Panel>
);

/** The way to what only few owners look for: nobody else reads of it. */
export const ForExperts = ({ consolePath }: { consolePath: string }) => (
  <Box component="details" sx={{ typography: 'body2', color: 'text.secondary' }}>
    <Box component="summary" sx={summary}>
      Avanzado
    </Box>
    <Typography variant="body2" sx={{ mb: 1 }}>
      Para seguir un manual por su número o ver lo que se ha leído de él.
    </Typography>
    <Button component={Link} to={consolePath}>
      Abrir la consola
    </Button>
  </Box>
);
