import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Button, GlobalStyles, Paper, Stack } from '@mui/material';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { FactSheet, Vehicle } from '@contract';
import { paths } from '../../lib/paths';
import { isPreparing, untoldSentences } from '../../lib/vehicle-part';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { foldList } from '../../ui/fold';
import { Notice } from '../../ui/notice';
import { SkeletonRows } from '../../ui/skeleton-rows';
import { FactGroup } from './fact-group';
import { Glance } from './glance/glance';
import { foundGroups, inTwoColumns, isLong } from './groups';
import { knownOf } from './known';
import { MISSING, MissingFacts } from './missing-facts';
import { LazyPaperSheet } from './paper/lazy-paper';
import { isPaper, withPaper } from './paper/paper-address';
import { printStyles } from './print-styles';
import { useFacts } from './use-facts';
import { useFolds } from './use-folds';
import { VersionQuestions } from './version-question';

/** The quick sheet of a vehicle: what its manuals say in figures, and what its owner says of that. */
export function FactsPanel({ vehicle }: { vehicle: Vehicle }) {
  const { data, error, isFetching, refetch } = useFacts(vehicle.id);
  const [search] = useSearchParams();
  if (data && isPaper(search)) {
    return (
      <Suspense fallback={<SkeletonRows label="Preparando la hoja" rows={3} height={96} />}>
        <LazyPaperSheet vehicle={vehicle} sheet={data} />
      </Suspense>
    );
  }
  if (data) return <Sheet vehicle={vehicle} sheet={data} />;
  return error && !isFetching ? (
    <ErrorState
      title="No hemos podido cargar la ficha"
      error={error}
      onRetry={() => void refetch()}
    />
  ) : (
    <SkeletonRows label="Cargando la ficha" rows={5} height={96} />
  );
}

const ROW = {
  ...{
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 3,
    rowGap: { xs: 2.5, md: 2 },
    alignItems: 'center',
  },
} as const;

/** Two columns where there is room for both; an empty one takes none. */
const COLUMNS = {
  ...foldList,
  ...{ display: 'grid', columnGap: 4, alignItems: 'start' },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
  '& > div:empty': { display: 'none' },
  '@media print': { display: 'block' },
} as const;

function Sheet({ vehicle, sheet }: { vehicle: Vehicle; sheet: FactSheet }) {
  const groups = foundGroups(sheet);
  const folds = useFolds(
    [...groups.map(({ group }) => group.title), MISSING],
    groups.filter(({ all }) => isLong(all)).map(({ group }) => group.title),
  );
  const [search] = useSearchParams();
  const version = <VersionQuestions vehicleId={vehicle.id} sheet={sheet} />;
  // What waits for the version is asked for where the pressures would stand.
  const isAskedFirst = sheet.engine === null && knownOf(sheet, vehicle.tyreSize).tyres.length === 0;
  return (
    <Stack sx={{ gap: { xs: 1.5, md: 2 } }}>
      <GlobalStyles styles={printStyles} />
      <Manuals sheet={sheet} />
      {isAskedFirst && version}
      <Glance vehicle={vehicle} sheet={sheet} />
      <Box sx={ROW}>
        <Button
          className="no-print"
          component={Link}
          to={withPaper(search)}
          startIcon={<PrintIcon />}
          variant="outlined"
        >
          Imprimir para la guantera
        </Button>
        {!isAskedFirst && version}
      </Box>
      <Box sx={COLUMNS}>
        {inTwoColumns(groups).map((column, at) => (
          <div key={at}>
            {column.map(({ group, all }) => (
              <FactGroup key={group.title} {...{ vehicle, group, all, sheet, folds }} />
            ))}
            {at === 1 && !isPreparing(sheet) && (
              <MissingFacts vehicleId={vehicle.id} {...{ sheet, folds }} />
            )}
          </div>
        ))}
      </Box>
    </Stack>
  );
}

/** What stands in the way of the manual's values: no manual, one that cannot be told yet, or one that states none. */
function Manuals({ sheet: { manuals } }: { sheet: FactSheet }) {
  if (manuals.length === 0) {
    return (
      <Paper variant="outlined">
        <EmptyState
          drawing="fuses"
          title="Todavía no hay manual de este vehículo"
          description="Sube su manual y aquí tendrás sus presiones, su aceite y sus fusibles, cada uno con su página. Mientras, puedes poner tus valores."
          action={
            <Button component={Link} to={paths.manuals} variant="contained">
              Subir un manual
            </Button>
          }
        />
      </Paper>
    );
  }
  return manuals.map(({ manual, facts, waiting }) => {
    const { manualId, originalFilename, untold } = manual;
    return untold ? (
      <Notice key={manualId} severity="info">
        «{originalFilename}»: {untoldSentences({ manuals: [manual] })}
      </Notice>
    ) : facts?.length === 0 && waiting === 0 ? (
      <Notice key={manualId} severity="info">
        En «{originalFilename}» no encontramos datos para la ficha. Pregúntale lo que necesites, o
        pon tus valores.
      </Notice>
    ) : null;
  });
}
