import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

type Load = () => Promise<{ Component: ComponentType }>;

const page = (load: Load): LazyExoticComponent<ComponentType> =>
  lazy(async () => ({ default: (await load()).Component }));

const loadLayout: Load = () => import('./layout/app-layout');
const loadHome: Load = () => import('./routes/home');
const loadManuals: Load = () => import('./routes/manuals');
const loadVehicles: Load = () => import('./routes/vehicles');
const loadHistory: Load = () => import('./routes/history');
const loadProfile: Load = () => import('./routes/profile');

/** Each page is a chunk of its own, fetched when it is first shown. */
export const AuthPage = page(() => import('./routes/auth'));
export const NotFoundPage = page(() => import('./routes/not-found'));
export const AppLayout = page(loadLayout);
export const HomePage = page(loadHome);
export const ManualsPage = page(loadManuals);
export const VehiclesPage = page(loadVehicles);
export const HistoryPage = page(loadHistory);
export const ProfilePage = page(loadProfile);
export const ConsolePage = page(() => import('./routes/console'));
export const OnboardingPage = page(() => import('./routes/onboarding'));
export const MonitorPage = page(() => import('./routes/monitor'));
export const InvitationPage = page(() => import('./routes/invitation'));

/** Fetches the other signed-in pages ahead, so that moving between them does not wait for the network. */
export async function prefetchPages(): Promise<void> {
  await Promise.allSettled(
    [loadHome, loadManuals, loadVehicles, loadHistory, loadProfile].map((load) => load()),
  );
}
