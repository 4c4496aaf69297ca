import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { createQueryClient } from '../../lib/api/query-client';
import { Providers } from '../providers';
import { Component as AppLayout } from './app-layout';

/** What the frame is when it is first drawn, before the page follows. */
const firstDrawn = (path: string): string =>
  renderToString(
    <Providers queryClient={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route element={<AppLayout />}>
            <Route path="*" element="The page" />
          </Route>
        </Routes>
      </MemoryRouter>
    </Providers>,
  );

it.each([
  ['/', true],
  ['/history', false],
])('the page draws the frame first, at %s with the words of the splash: %s', (path, hasWords) => {
  const drawn = firstDrawn(path);
  expect(drawn).toContain('<main');
  expect(drawn).not.toContain('The page');
  expect(drawn.includes('¿Qué quieres saber de tu vehículo?')).toBe(hasWords);
});
