import { Box } from '@mui/material';
import { ScrolledTable } from '../../../ui/scrolled-table';
import type { Tyre } from '../glance/pressures';
import { figureOf, type Told } from '../glance/told';

const cell = (told: Told | null): string => (told ? figureOf(told) : '—');

/** Pressures of each load; of every size where the owner has not said which is theirs. */
export const PaperPressures = ({ tyres }: { tyres: readonly Tyre[] }) => (
  <ScrolledTable label="Presiones">
    <Box
      component="table"
      sx={{
        ...{ width: '100%', borderCollapse: 'collapse' },
        '& th': { textAlign: 'left', fontWeight: 400 },
        '& th + th, & td': { pl: '0.75em', textAlign: 'right' },
        '& tbody tr': { borderTop: '1px solid', borderColor: 'divider' },
        '@media screen': { '& th, & td': { py: 0.75 } },
        '& td': { fontWeight: 700, fontSize: '1.35em', whiteSpace: 'nowrap' },
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
      </tbody>
    </Box>
  </ScrolledTable>
);
