import { Navigate, Route, Routes } from 'react-router-dom';
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
  ManualsPage,
  MonitorPage,
  OnboardingPage,
  PrivacyPage,
  ProfilePage,
  VehiclesPage,
} from './pages';
import { paths } from './paths';
import { RouteBoundary } from './route-boundary';
import { useNextTry } from './use-next-try';

/** Every address, and who may see it. */
export function AppRoutes() {
  useNextTry();
  return (
    <RouteBoundary>
      <Routes>
        <Route element={<SignedOutOnly />}>
          <Route path={paths.auth} element={<AuthPage />} />
          <Route path={paths.login} element={<AuthPage />} />
        </Route>
        <Route element={<RequireSession />}>
          <Route path={paths.onboarding} element={<OnboardingPage />} />
          <Route element={<AppLayout />}>
            <Route path={paths.home} element={<HomePage />} />
            <Route path={paths.manuals} element={<ManualsPage />} />
            <Route path={paths.vehicles} element={<VehiclesPage />} />
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
    </RouteBoundary>
  );
}
