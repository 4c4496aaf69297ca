import BuildIcon from '@mui/icons-material/BuildOutlined';
import ChecklistIcon from '@mui/icons-material/ChecklistOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import SupportIcon from '@mui/icons-material/SupportAgentOutlined';
import TroubleshootIcon from '@mui/icons-material/TroubleshootOutlined';
import { InfoCards, type InfoCard } from './info-cards';
import { StepFrame } from './step-frame';
import type { StepProps } from './step-props';

const cards: readonly InfoCard[] = [
  {
    icon: <SearchIcon />,
    title: 'Búsqueda inteligente',
    description: 'Pregunta con tus palabras y recibe la respuesta con su página del manual.',
  },
  {
    icon: <BuildIcon />,
    title: 'Procedimientos de mantenimiento',
    description: 'Qué toca, cada cuánto y con qué, paso a paso como lo explica el fabricante.',
  },
  {
    icon: <TroubleshootIcon />,
    title: 'Solución de problemas',
    description: 'Qué significa un testigo, qué puedes hacer tú y cuándo conviene parar.',
  },
  {
    icon: <SupportIcon />,
    title: 'Soporte técnico',
    description: 'Presiones, capacidades y pares de apriete, exactos para hablar con tu taller.',
  },
];

/** What the owner can do from now on. */
export const FeaturesStep = ({ step, onboarding }: StepProps) => (
  <StepFrame
    step={step}
    icon={<ChecklistIcon />}
    title="Qué puedes hacer con Guantera"
    description="Todo sale de tus manuales. Lo que no dicen, no te lo inventamos."
    isLoading={onboarding.isBusy}
    onBack={onboarding.back}
    onNext={onboarding.next}
    onSkip={onboarding.next}
  >
    <InfoCards label="Qué puedes hacer" cards={cards} />
  </StepFrame>
);
