import { Button } from '@mui/material';
import { useSignIn } from './use-sign-in';

/** The owner that the local suite seeds. */
const DEMO_ACCOUNT = { email: 'demo@guantera.test', password: 'guantera-demo' };

/** Only in the local suite: one click instead of a form. */
export function DemoButton() {
  const signIn = useSignIn();
  return (
    <Button
      variant="outlined"
      size="large"
      fullWidth
      // In one line on a phone, too: index.html shows the fields below before the app is there.
      sx={{ whiteSpace: 'nowrap', px: 0, fontSize: 'clamp(0.75rem, 4vw, 0.9375rem)' }}
      loading={signIn.isPending}
      onClick={() =>
        signIn.mutate({
          method: 'email',
          identify: (identity) =>
            identity.signInWithPassword(DEMO_ACCOUNT.email, DEMO_ACCOUNT.password),
        })
      }
    >
      Entrar con la cuenta de demostración
    </Button>
  );
}
