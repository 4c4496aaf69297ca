import { createElement, lazy, useState, type ComponentType } from 'react';
import { paths } from './paths';

type Load = () => Promise<{ Component: ComponentType }>;

const loaded = new Map<Load, ComponentType>();

async function fetchPage(load: Load): Promise<ComponentType> {
  const { Component } = await load();
  loaded.set(load, Component);
  return Component;
}

/**
 * A page whose code comes when it is first shown. Code that is here already is shown at once: `lazy` alone would put the
 * spinner in its place first, which React then leaves there for 300 ms.
 */
function page(load: Load): ComponentType {
  const LazyPage = lazy(async () => ({ default: await fetchPage(load) }));
  return function Page() {
    const [Shown] = useState(() => loaded.get(load) ?? LazyPage);
    return createElement(Shown);
  };
}

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

async function fetchAhead(loads: Load[]): Promise<void> {
  await Promise.allSettled(loads.map(fetchPage));
}

/** Fetches the page at an address while the server is still asked who is there: one wait instead of three. */
export async function fetchOwnPage(pathname: string): Promise<void> {
  const load = ownPages[pathname];
  if (load) await fetchAhead([loadLayout, load]);
}

/** How long the page that was asked for has the network and the processor to itself, in milliseconds. */
const PREFETCH_DELAY_MS = 3000;

/** Fetches the other pages, so that moving between them does not wait for the network. Returns how to do without. */
export function fetchOtherPagesLater(): () => void {
  const loads = Object.values(ownPages).flatMap((load) => load ?? []);
  const timer = setTimeout(() => void fetchAhead(loads), PREFETCH_DELAY_MS);
  return () => clearTimeout(timer);
}
