import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import { Box, Button, Stack } from '@mui/material';
import { useSession } from '../../lib/api/session';
import { Page } from '../../ui/page';
import { ActivityPanel } from './activity-panel';
import { AnnouncedButtons } from './announced-buttons';
import { ErasePanel } from './erase-panel';
import { ExportPanel } from './export-panel';
import { PersonalPanel } from './personal-panel';
import { CommunicationPanel, ForExperts, PreferencesPanel, SecurityPanel } from './settings-panels';

type Props = {
  consolePath: string;
  onLogout: () => void;
  isLoggingOut: boolean;
  /** The account is gone, and the session with it. */
  onErased: () => void;
};

/** Everything about the owner's account. */
export function ProfileScreen({ consolePath, onLogout, isLoggingOut, onErased }: Props) {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Page title="Perfil" description="Los datos de tu cuenta y cómo usas Guantera.">
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Stack sx={{ gap: 2 }}>
          <PreferencesPanel user={user} />
          <PersonalPanel user={user} />
          <ActivityPanel />
        </Stack>
        <Stack sx={{ gap: 2 }}>
          <SecurityPanel user={user} />
          <CommunicationPanel />
          <ExportPanel />
          <ErasePanel onSignInAgain={onLogout} onErased={onErased} />
          <AnnouncedButtons />
        </Stack>
      </Box>
      <Stack
        direction="row"
        sx={{ mt: 3, gap: 2, flexWrap: 'wrap', justifyContent: 'space-between' }}
      >
        <Button
          variant="outlined"
          startIcon={<LogoutIcon />}
          loading={isLoggingOut}
          loadingPosition="start"
          onClick={onLogout}
        >
          Cerrar sesión
        </Button>
        <ForExperts consolePath={consolePath} />
      </Stack>
    </Page>
  );
}
