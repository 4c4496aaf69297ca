import HandIcon from '@mui/icons-material/WavingHandOutlined';
import { Box, Typography } from '@mui/material';
import { StepFrame } from './step-frame';
import type { StepProps } from './step-props';

const ahead = [
  ['Añade tu vehículo', 'Marca, modelo y año: las respuestas son las de tu versión.'],
  ['Sube su manual', 'En PDF, DOCX o TXT. Si no lo tienes a mano, puede esperar.'],
  ['Pregunta', 'Te respondemos con lo que dice el manual y la página en la que está.'],
] as const;

/** What the product does for its owner, and what the next minutes bring. */
export function WelcomeStep({ step, user, onboarding }: StepProps) {
  return (
    <StepFrame
      step={step}
      icon={<HandIcon />}
      title="Te damos la bienvenida a Guantera"
      description={`Hola, ${user.displayName}. En unos tres minutos tendrás el manual de tu vehículo listo para responderte.`}
      nextLabel="Comenzar"
      isLoading={onboarding.isBusy}
      onBack={onboarding.back}
      onNext={onboarding.next}
    >
      <Box
        component="ol"
        aria-label="Lo que haremos"
        sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}
      >
        {ahead.map(([title, description], index) => (
          <Box component="li" key={title} sx={{ display: 'flex', gap: 1.5 }}>
            <Box
              aria-hidden
              sx={{
                flexShrink: 0,
                width: 28,
                height: 28,
                display: 'grid',
                placeItems: 'center',
                borderRadius: '50%',
                border: 1,
                borderColor: 'primary.main',
                color: 'primary.main',
                typography: 'subtitle2',
              }}
            >
              {index + 1}
            </Box>
            <Box>
              <Typography component="h2" variant="h3">
                {title}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ textWrap: 'pretty' }}>
                {description}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </StepFrame>
  );
}
