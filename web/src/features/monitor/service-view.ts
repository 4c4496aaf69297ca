import type { Health, PartState, ServicePart } from '@contract';
import type { Tone } from '../../ui/status-chip';
import type { Reachability } from './use-health';

export const partNames: Record<ServicePart, { name: string; purpose: string }> = {
  database: { name: 'Base de datos', purpose: 'Tu garaje, tus manuales y tu historial' },
  files: { name: 'Archivos', purpose: 'Los manuales que subes' },
  identity: { name: 'Identidad', purpose: 'Iniciar sesión y registrarse' },
  answers: { name: 'Respuestas', purpose: 'Contestar a tus preguntas' },
};

export type Light = PartState | 'unknown';

/** What an owner gets meanwhile. */
const QUOTED = 'Mientras tanto, puede que contestemos solo con citas literales de tu manual';

/** What a part is for; where it is not as it should be, what that means. */
export const purposeOf = (part: ServicePart, light: Light | null): string =>
  part === 'answers' && light !== null && light !== 'up' && light !== 'unknown'
    ? QUOTED
    : partNames[part].purpose;

type Summary = { tone: Tone; title: string; description: string };

const summaries: Record<Health['status'], Summary> = {
  ok: {
    tone: 'success',
    title: 'Todo funciona',
    description: 'Puedes usar Guantera con normalidad.',
  },
  degraded: {
    tone: 'warning',
    title: 'Funciona con limitaciones',
    description: 'Puedes preguntar, pero alguna parte no está como debería.',
  },
  down: {
    tone: 'error',
    title: 'No se puede preguntar ahora mismo',
    description: 'Alguna parte imprescindible no responde. Tus datos siguen guardados.',
  },
};

const unreachable: Summary = {
  tone: 'error',
  title: 'Guantera no responde',
  description:
    'Comprueba tu conexión. Si otras páginas te funcionan, el problema es nuestro: volvemos a intentarlo cada 30 segundos.',
};

/** What an owner wants to know first; null while nobody has answered yet. */
export function summaryOf(health: Health | null, reachability: Reachability): Summary | null {
  if (reachability === 'unreachable') return unreachable;
  return health && summaries[health.status];
}
