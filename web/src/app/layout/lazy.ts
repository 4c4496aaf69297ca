import { onDemand } from '../../ui/lazy';

/** What the frame of the pages shows only once somebody opens it, and the sidebar, which phones keep behind a button. */
export const Sidebar = onDemand(async () => (await import('./sidebar')).Sidebar);
export const MenuDrawer = onDemand(async () => (await import('./menu-drawer')).MenuDrawer);
export const UserMenuList = onDemand(async () => (await import('./user-menu-list')).UserMenuList);
export const LanguageMenuList = onDemand(
  async () => (await import('./language-menu-list')).LanguageMenuList,
);
export const VehicleMenuList = onDemand(
  async () => (await import('./vehicle-menu-list')).VehicleMenuList,
);
/** Registers the service worker, and therefore comes after everything else. */
export const NewVersion = onDemand(
  async () => (await import('../new-version/new-version')).NewVersion,
);

export const layoutParts = [MenuDrawer, UserMenuList, LanguageMenuList, VehicleMenuList];
