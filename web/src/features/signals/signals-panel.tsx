import { Button, Paper, Stack } from '@mui/material';
import { Link, useSearchParams } from 'react-router-dom';
import { listSignals, type ManualSignals, type Vehicle } from '@contract';
import type { PagePane } from '../../lib/page-pane';
import { paths } from '../../lib/paths';
import { isAllTold, untoldSentences, useVehiclePart } from '../../lib/vehicle-part';
import { AlertWithAction } from '../../ui/alert-with-action';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { SkeletonRows } from '../../ui/skeleton-rows';
import { readStep } from './address';
import { ColourStep } from './colour-step';
import { DecisionStep } from './decision-step';
import { DescribeStep } from './describe-step';
import { DrawingStep } from './drawing-step';
import { useStepFocus } from '../../ui/step-heading';
import { useDescribe } from './use-describe';

type PanelProps = { vehicle: Vehicle; PagePane: PagePane };

/** From a light on the dashboard to what to do: by its colour and drawing, or in the owner's words. */
export function SignalsPanel({ vehicle, PagePane }: PanelProps) {
  const { data, error, isFetching, refetch } = useVehiclePart(listSignals, vehicle.id);
  if (data && !data.isAvailable) {
    return (
      <Paper variant="outlined">
        <EmptyState
          drawing="dashboard"
          title="Los testigos no están disponibles por ahora"
          description="Pregunta a tu manual cómo es el que se ha encendido, o búscalo en su índice."
          action={
            <Button component={Link} to={paths.home} variant="contained">
              Preguntar
            </Button>
          }
        />
      </Paper>
    );
  }
  if (data) return <Steps {...{ vehicle, PagePane }} manuals={data.manuals} />;
  return error && !isFetching ? (
    <ErrorState
      title="No hemos podido cargar los testigos"
      error={error}
      onRetry={() => void refetch()}
    />
  ) : (
    <SkeletonRows label="Cargando los testigos" rows={5} height={72} />
  );
}

type Props = PanelProps & { manuals: readonly ManualSignals[] };

function Steps({ vehicle, PagePane, manuals }: Props) {
  const [parameters] = useSearchParams();
  const step = readStep(parameters);
  const describing = useDescribe(vehicle.id);
  const headingRef = useStepFocus(parameters.toString());
  const { signal, colour, state, isDescribing } = step;
  return (
    <Stack sx={{ gap: 2 }}>
      {signal === null && <WhatIsMissing manuals={manuals} />}
      {signal !== null ? (
        <DecisionStep
          {...{ vehicle, manuals, headingRef, PagePane }}
          key={`${signal} ${state}`}
          step={{ ...step, signal }}
          guesses={describing.guesses ?? []}
        />
      ) : isDescribing ? (
        <DescribeStep {...{ describing, headingRef }} isTold={isAllTold({ manuals })} />
      ) : colour !== null ? (
        <DrawingStep {...{ manuals, colour, state, headingRef }} />
      ) : (
        <ColourStep headingRef={headingRef} />
      )}
    </Stack>
  );
}

/** Why the manual's own words may not come: there is none, it cannot be told yet, or it lists no lights. */
function WhatIsMissing({ manuals }: Pick<Props, 'manuals'>) {
  if (manuals.length === 0) {
    return (
      <AlertWithAction
        severity="info"
        action={
          <Button component={Link} to={paths.manuals} color="inherit">
            Subir manual
          </Button>
        }
      >
        Este vehículo no tiene todavía un manual que se pueda consultar. Te decimos la regla general
        por el color; con tu manual, lo que dice él.
      </AlertWithAction>
    );
  }
  if (!isAllTold({ manuals })) {
    return (
      <AlertWithAction severity="info">
        {untoldSentences({ manuals }).join(' ')} Mientras, te decimos la regla general por el color.
      </AlertWithAction>
    );
  }
  if (manuals.some(({ signals }) => signals !== null && signals.length > 0)) return null;
  return (
    <AlertWithAction severity="info">
      En tu manual no hemos encontrado testigos: puede que no los explique, o que no esté en
      español. Te decimos la regla general por el color.
    </AlertWithAction>
  );
}
