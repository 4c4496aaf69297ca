import { Box } from '@mui/material';
import { ScrolledTable } from '../../../ui/scrolled-table';
import type { Tyre } from '../glance/pressures';
import { figureOf, type Told } from '../glance/told';
import type { Line } from './front-room';
import { paperWords } from './paper-words';

type Props = { tyres: readonly Tyre[]; spares: readonly Line[] };

const cell = (told: Told | null): string => (told ? paperWords(figureOf(told)) : '—');

/** Pressures of each load, of every size where the owner has not said which is theirs; then the spare wheel's. */
export const PaperPressures = ({ tyres, spares }: Props) => (
  <ScrolledTable label="Presiones">
    <Box
      component="table"
      sx={{
        ...{ width: '100%', borderCollapse: 'collapse' },
        '& th': { textAlign: 'left', fontWeight: 400 },
        '& th + th, & td': { pl: '0.75em', textAlign: 'right' },
        '& tbody tr': { borderTop: '1px solid', borderColor: 'divider' },
        '& td': { fontWeight: 700, fontSize: '1.35em', whiteSpace: 'nowrap' },
        // On whichever axle it goes.
        '& td[colspan]': { textAlign: 'center' },
      }}
    >
      <thead>
        <tr>
          <th scope="col">Neumático y carga</th>
          <th scope="col">Delante</th>
          <th scope="col">Detrás</th>
        </tr>
      </thead>
      <tbody>
        {tyres.flatMap(({ name, loads }) =>
          loads.map((load) => (
            <tr key={`${name}|${load.said}`}>
              <th scope="row">
                <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                  {name}
                </Box>
                {name !== '' && ' · '}
                {load.said || load.name}
              </th>
              <td>{cell(load.front)}</td>
              <td>{cell(load.rear)}</td>
            </tr>
          )),
        )}
        {spares.map(({ name, value }) => (
          <tr key={`${name}|${value}`}>
            <th scope="row">{paperWords(name)}</th>
            <td colSpan={2}>{paperWords(value)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  </ScrolledTable>
);
