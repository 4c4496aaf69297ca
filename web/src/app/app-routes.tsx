import { Route, Routes } from 'react-router-dom';
import { RequireSession, SignedOutOnly } from './guards';
import {
  AppLayout,
  AuthPage,
  HistoryPage,
  HomePage,
  ManualsPage,
  NotFoundPage,
  VehiclesPage,
} from './pages';
import { paths } from './paths';
import { RouteBoundary } from './route-boundary';

/** Every address, and who may see it. */
export function AppRoutes() {
  return (
    <RouteBoundary>
      <Routes>
        <Route element={<SignedOutOnly />}>
          <Route path={paths.auth} element={<AuthPage />} />
          <Route path={paths.login} element={<AuthPage />} />
        </Route>
        <Route element={<RequireSession />}>
          <Route element={<AppLayout />}>
            <Route path={paths.home} element={<HomePage />} />
            <Route path={paths.manuals} element={<ManualsPage />} />
            <Route path={paths.vehicles} element={<VehiclesPage />} />
            <Route path={paths.history} element={<HistoryPage />} />
          </Route>
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </RouteBoundary>
  );
}
