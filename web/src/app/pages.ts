import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { paths } from './paths';

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

/** The pages inside the layout that every owner has. */
const ownPages: Partial<Record<string, Load>> = {
  [paths.home]: loadHome,
  [paths.manuals]: loadManuals,
  [paths.vehicles]: loadVehicles,
  [paths.history]: loadHistory,
  [paths.profile]: loadProfile,
};

const fetchAhead = (loads: Load[]): void => void Promise.allSettled(loads.map((load) => load()));

/** Fetches the page at an address while the server is still asked who is there: one wait instead of three. */
export function fetchOwnPage(pathname: string): void {
  const load = ownPages[pathname];
  if (load) fetchAhead([loadLayout, load]);
}

/** How long the page that was asked for has the network and the processor to itself, in milliseconds. */
const PREFETCH_DELAY_MS = 3000;

/** Fetches the other pages, so that moving between them does not wait for the network. Returns how to do without. */
export function fetchOtherPagesLater(): () => void {
  const loads = Object.values(ownPages).flatMap((load) => load ?? []);
  const timer = setTimeout(() => fetchAhead(loads), PREFETCH_DELAY_MS);
  return () => clearTimeout(timer);
}
