import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import MenuBookIcon from '@mui/icons-material/MenuBookOutlined';
import QuestionIcon from '@mui/icons-material/QuestionAnswerOutlined';
import { Box, Paper, Stack, Typography } from '@mui/material';
import { useDeferredValue, type ReactNode } from 'react';
import { EarlyFields } from '../../lib/early-fields';
import { useUnreached } from '../../lib/api/session';
import { useDocumentTitle } from '../../ui/document-title';
import { Logo } from '../../ui/logo';
import { firstTitle } from '../../ui/first-title';
import { Dispensable } from '../../ui/lazy';
import { ExampleAnswer, ExampleLine } from './example-answer';
import { OfflineNotice } from './lazy';
import { SignInCard } from './sign-in-card';

const promises = [
  { icon: <MenuBookIcon />, text: 'Sube el manual de tu vehículo en PDF, DOCX o TXT.' },
  { icon: <QuestionIcon />, text: 'Pregunta con tus palabras: presiones, testigos, revisiones.' },
  {
    icon: <FactCheckIcon />,
    text: 'Cada respuesta lleva la página del manual en la que se apoya.',
  },
];

/** On phones index.html shows its name and heading before the app is there. */
function Introduction() {
  return (
    <Stack sx={{ gap: { xs: 2, md: 4 }, maxWidth: 480 }}>
      <Logo />
      <Typography variant="h1" sx={{ ...firstTitle, fontSize: { xs: '1.75rem', md: '2.5rem' } }}>
        Las respuestas que ya están en tu guantera
      </Typography>
      <Stack component="ul" sx={{ display: { xs: 'none', md: 'flex' }, gap: 2.5, p: 0, m: 0 }}>
        {promises.map(({ icon, text }) => (
          <Stack key={text} component="li" direction="row" sx={{ gap: 2, color: 'primary.main' }}>
            {icon}
            <Typography color="textPrimary">{text}</Typography>
          </Stack>
        ))}
      </Stack>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <ExampleAnswer />
      </Box>
    </Stack>
  );
}

/** The page before the session: what Guantera is on one side, the way in on the other. */
export function AuthScreen({ footer }: { footer: ReactNode }) {
  useDocumentTitle('Acceso');
  // What Guantera is first, then the way in: one commit of both holds the processor of a phone for too long.
  const isUnreached = useUnreached();
  const isCardDue = useDeferredValue(true, false);
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        alignItems: { md: 'center' },
        justifyContent: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 480px)', md: 'minmax(0, 480px) minmax(0, 440px)' },
        columnGap: 10,
        rowGap: 3,
        alignContent: { xs: 'start', md: 'center' },
        p: { xs: 2, sm: 4 },
        py: { xs: 4, md: 6 },
      }}
    >
      <Introduction />
      <Box>
        {isUnreached && (
          <Dispensable>
            <OfflineNotice />
          </Dispensable>
        )}
        <Paper
          variant="outlined"
          sx={{ p: { xs: 2, sm: 3 }, pt: { xs: 1, sm: 1.5 }, minHeight: 520 }}
        >
          {isCardDue ? <SignInCard /> : <EarlyFields name="email" />}
        </Paper>
        <ExampleLine />
        <Box sx={{ mt: 1 }}>{footer}</Box>
      </Box>
    </Box>
  );
}
