import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Typography } from '@mui/material';
import type { SheetFact } from '@contract';

const valueOf = ({ value, unit }: { value: string; unit: string }): string =>
  unit === '' ? value : `${value} ${unit}`;

/** What is to be known of a value beside its page: whose it is, or who checked it. Most are the manual's, as the page says. */
export function FactState({ fact }: { fact: SheetFact }) {
  const { check, own } = fact;
  if (own) {
    return (
      <State icon={<EditIcon fontSize="inherit" />} tone="info.dark">
        Valor tuyo · tu manual dice {valueOf(fact)}
      </State>
    );
  }
  if (check?.changed === 'value') {
    return (
      <State icon={<CheckIcon fontSize="inherit" />} tone="warning.dark">
        Comprobaste {valueOf(check)}; al leer de nuevo el manual pone {valueOf(fact)}
      </State>
    );
  }
  if (check?.changed === 'words') {
    return (
      <State icon={<CheckIcon fontSize="inherit" />} tone="warning.dark">
        Lo comprobaste, y el texto que lo dice ha cambiado desde entonces
      </State>
    );
  }
  if (check) {
    return (
      <State icon={<CheckIcon fontSize="inherit" />} tone="success.dark">
        Comprobado por ti
      </State>
    );
  }
  return (
    fact.isToCheck === true && (
      <State tone="warning.dark">Señalado por un modelo: compruébalo en la página</State>
    )
  );
}

type StateProps = { icon?: React.ReactNode; tone: string; children: React.ReactNode };

const State = ({ icon, tone, children }: StateProps) => (
  <Typography variant="body2" sx={{ color: tone, display: 'flex', gap: 0.5, alignItems: 'center' }}>
    {icon}
    <span>{children}</span>
  </Typography>
);
