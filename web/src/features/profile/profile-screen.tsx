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
  const logout = (
    <Button
      variant="outlined"
      startIcon={<LogoutIcon />}
      loading={isLoggingOut}
      loadingPosition="start"
      onClick={onLogout}
    >
      Cerrar sesión
    </Button>
  );
  return (
    <Page title="Perfil" description="Los datos de tu cuenta y cómo usas Guantera.">
      <Box sx={{ maxWidth: 960, borderBottom: 1, borderColor: 'divider' }}>
        <PreferencesPanel user={user} />
        <PersonalPanel user={user} />
        <SecurityPanel user={user} action={logout} />
        <CommunicationPanel />
        <ActivityPanel />
        <ExportPanel />
        <ErasePanel onSignInAgain={onLogout} onErased={onErased} />
      </Box>
      <Stack
        direction="row"
        sx={{ maxWidth: 960, mt: 1, columnGap: 4, flexWrap: 'wrap', alignItems: 'flex-start' }}
      >
        <AnnouncedButtons />
        <ForExperts consolePath={consolePath} />
      </Stack>
    </Page>
  );
}
