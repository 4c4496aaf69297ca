import { Navigate, Route, Routes, useLocation, type Location } from 'react-router-dom';
import { AddressContext } from '../lib/address';
import { RequireSession, SignedOutOnly } from './guards';
import { OtherPage } from './other-page';
import {
  AccountErasedPage,
  AppLayout,
  AuthPage,
  ConsolePage,
  HistoryPage,
  HomePage,
  LegalNoticePage,
  ManualPage,
  ManualsPage,
  MonitorPage,
  OnboardingPage,
  PageOverlay,
  PrivacyPage,
  ProfilePage,
  RoadPage,
  VehiclePage,
  VehiclesPage,
} from './pages';
import { paths } from '../lib/paths';
import { RouteBoundary } from './route-boundary';
import { useNextTry } from './use-next-try';

/** Every address, and who may see it. */
export function AppRoutes() {
  useNextTry();
  const location = useLocation() as Location<{ behind?: Location } | null>;
  // A page of a manual that was opened over another screen leaves that where it is.
  const behind = location.state?.behind;
  return (
    <AddressContext value={location}>
      <RouteBoundary>
        <Routes location={behind ?? location}>
          <Route element={<SignedOutOnly />}>
            <Route path={paths.auth} element={<AuthPage />} />
            <Route path={paths.login} element={<AuthPage />} />
          </Route>
          <Route element={<RequireSession />}>
            <Route path={paths.onboarding} element={<OnboardingPage />} />
            <Route element={<AppLayout />}>
              <Route path={paths.home} element={<HomePage />} />
              <Route path={paths.manuals} element={<ManualsPage />} />
              <Route path={paths.manualPage} element={<ManualPage />} />
              <Route path={paths.vehicles} element={<VehiclesPage />} />
              <Route path={paths.vehicle} element={<VehiclePage />} />
              <Route path={paths.road} element={<RoadPage />} />
              <Route path={paths.history} element={<HistoryPage />} />
              <Route path={paths.profile} element={<ProfilePage />} />
              <Route path={paths.console} element={<ConsolePage />} />
            </Route>
          </Route>
          <Route path={paths.ownersManuals} element={<Navigate to={paths.manuals} replace />} />
          <Route path={paths.monitor} element={<MonitorPage />} />
          <Route path={paths.privacy} element={<PrivacyPage />} />
          <Route path={paths.legalNotice} element={<LegalNoticePage />} />
          <Route path={paths.accountErased} element={<AccountErasedPage />} />
          <Route path="*" element={<OtherPage />} />
        </Routes>
        {behind && (
          <Routes>
            <Route element={<RequireSession />}>
              <Route path={paths.manualPage} element={<PageOverlay />} />
            </Route>
          </Routes>
        )}
      </RouteBoundary>
    </AddressContext>
  );
}
