import { useColorScheme } from '@mui/material';
import { useLayoutEffect } from 'react';
import { useKnownUser } from '../lib/api/session';
import { rememberedMode } from '../ui/mode-memory';

/** Shows each owner the theme that they chose in this browser. Without an owner the last one in force stays. */
export function OwnerTheme() {
  const ownerId = useKnownUser()?.id;
  const { setMode } = useColorScheme();
  useLayoutEffect(() => {
    if (ownerId) setMode(rememberedMode(ownerId) ?? 'system');
  }, [ownerId, setMode]);
  return null;
}
