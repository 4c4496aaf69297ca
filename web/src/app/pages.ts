import { matchPath } from 'react-router-dom';
import { fetchAll, fetchLater, onDemand } from '../ui/lazy';
import { paths } from '../lib/paths';

/** Each page is a chunk of its own, fetched when it is first shown. */
export const AuthPage = onDemand(async () => (await import('./routes/auth')).Component);
export const NotFoundPage = onDemand(async () => (await import('./routes/not-found')).Component);
export const AppLayout = onDemand(async () => {
  const { Component, fetchFrame } = await import('./layout/app-layout');
  await fetchFrame();
  return Component;
});
export const HomePage = onDemand(async () => (await import('./routes/home')).Component);
export const ManualsPage = onDemand(async () => (await import('./routes/manuals')).Component);
export const ManualPage = onDemand(async () => (await import('./routes/manual-page')).Component);
export const PageOverlay = onDemand(async () => (await import('./routes/manual-page')).PageOverlay);
export const VehiclesPage = onDemand(async () => (await import('./routes/vehicles')).Component);
export const VehiclePage = onDemand(async () => (await import('./routes/vehicle')).Component);
export const HistoryPage = onDemand(async () => (await import('./routes/history')).Component);
export const ProfilePage = onDemand(async () => (await import('./routes/profile')).Component);
export const RoadPage = onDemand(async () => (await import('./routes/road')).Component);
export const ConsolePage = onDemand(async () => (await import('./routes/console')).Component);
export const OnboardingPage = onDemand(async () => (await import('./routes/onboarding')).Component);
export const MonitorPage = onDemand(async () => (await import('./routes/monitor')).Component);
export const PrivacyPage = onDemand(async () => (await import('./routes/privacy')).Component);
export const LegalNoticePage = onDemand(
  async () => (await import('./routes/legal-notice')).Component,
);
export const AccountErasedPage = onDemand(
  async () => (await import('./routes/account-erased')).Component,
);
export const InvitationPage = onDemand(async () => (await import('./routes/invitation')).Component);

type Page = Pick<typeof HomePage, 'fetch' | 'isHere'>;

/** The pages inside the layout that every owner has. */
const ownPages: Readonly<Record<string, Page>> = {
  [paths.home]: HomePage,
  [paths.manuals]: ManualsPage,
  [paths.manualPage]: ManualPage,
  [paths.vehicles]: VehiclesPage,
  [paths.vehicle]: VehiclePage,
  [paths.road]: RoadPage,
  [paths.history]: HistoryPage,
  [paths.profile]: ProfilePage,
};

const pageAt = (pathname: string): Page | undefined =>
  Object.entries(ownPages).find(([path]) => matchPath(path, pathname))?.[1];

export const isOwnPage = (pathname: string): boolean => pageAt(pathname) !== undefined;

/** Whether the code of the page at an address is here; so it is where there is nothing to fetch in advance. */
export function isOwnPageHere(pathname: string): boolean {
  const page = pageAt(pathname);
  return !page || (AppLayout.isHere() && page.isHere());
}

/** Fetches the page at an address while the server is still asked who is there: one wait instead of three. */
export async function fetchOwnPage(pathname: string): Promise<void> {
  const page = pageAt(pathname);
  if (page) await fetchAll([AppLayout, page]);
}

/** Fetches the other pages. Returns how to do without. */
export const fetchOtherPagesLater = (): (() => void) => fetchLater(Object.values(ownPages));
