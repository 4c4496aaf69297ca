import { Box } from '@mui/material';
import { ScrolledTable } from '../../../ui/scrolled-table';
import type { Spare, Tyre } from '../glance/pressures';
import { figureOf, type Told } from '../glance/told';
import { paperWords } from './paper-words';

type Props = {
  /** The vehicle's own; null while nobody knows, and all are told. */
  own: Tyre | null;
  /** Who says that it is. */
  source: string;
  tyres: readonly Tyre[];
  spares: readonly Spare[];
};

/** Times the size of the type: a figure among others. */
const SPARE_TIMES = 1.35;
/** What is looked for with the pump in hand. */
export const figureTimes = (own: Tyre | null): number => (own ? 2 : SPARE_TIMES);

const cell = (told: Told | null): string => (told ? paperWords(figureOf(told)) : '—');

/** Pressures of each load, of every size where nobody has said which is the vehicle's; then the spare wheel's. */
export const PaperPressures = ({ own, source, tyres, spares }: Props) => (
  <ScrolledTable label="Presiones">
    {own && own.name !== '' && (
      <div>
        <Box component="strong" sx={{ fontSize: '1.35em' }}>
          {own.name}
        </Box>
        {source !== '' && ` · ${source}`}
      </div>
    )}
    <Box
      component="table"
      sx={{
        ...{ width: '100%', borderCollapse: 'collapse' },
        '& th': { textAlign: 'left', fontWeight: 400 },
        '& th + th, & td': { pl: '0.75em', textAlign: 'right' },
        '& tbody tr': { borderTop: '1px solid', borderColor: 'divider' },
        '& td': { fontWeight: 700, whiteSpace: 'nowrap', lineHeight: 1.2 },
      }}
    >
      <thead>
        <tr>
          <th scope="col">{own ? 'Carga' : 'Neumático y carga'}</th>
          <th scope="col">Delante</th>
          <th scope="col">Detrás</th>
        </tr>
      </thead>
      <tbody>
        {(own ? [own] : tyres).map((tyre) => (
          <Loads key={tyre.name} tyre={tyre} isOwn={own !== null} />
        ))}
        {spares.map(({ name, told }) => (
          <tr key={told.id}>
            <th scope="row">{paperWords(name)}</th>
            {/* On whichever axle it goes. */}
            <Figures told={[told, told]} times={SPARE_TIMES} />
          </tr>
        ))}
      </tbody>
    </Box>
  </ScrolledTable>
);

const Figures = ({ told, times }: { told: readonly (Told | null)[]; times: number }) =>
  told.map((one, at) => (
    <Box component="td" key={at} sx={{ fontSize: `${times}em` }}>
      {cell(one)}
    </Box>
  ));

const Loads = ({ tyre, isOwn }: { tyre: Tyre; isOwn: boolean }) =>
  tyre.loads.map(({ said, name, front, rear }) => (
    <tr key={said}>
      <th scope="row">
        {!isOwn && tyre.name !== '' && (
          <>
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {tyre.name}
            </Box>
            {' · '}
          </>
        )}
        {paperWords(said || name)}
      </th>
      <Figures told={[front, rear]} times={figureTimes(isOwn ? tyre : null)} />
    </tr>
  ));
