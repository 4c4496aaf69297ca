/** Every address of the product, once. */
export const paths = {
  home: '/',
  auth: '/auth',
  login: '/login',
  onboarding: '/onboarding',
  profile: '/profile',
  manuals: '/manuals',
  manualPage: '/manuals/:manual/pagina/:page',
  history: '/history',
  vehicles: '/vehicles',
  vehicle: '/vehicles/:vehicle/:part?',
  road: '/carretera',
  console: '/console',
  monitor: '/monitor',
  privacy: '/privacidad',
  legalNotice: '/aviso-legal',
  accountErased: '/cuenta-eliminada',
  /** The specification's second address of the manuals. */
  ownersManuals: '/owners-manuals',
} as const;

/** Behind the address of a vehicle's page: opens where the telephone of its assistance is written down. */
export const ASSISTANCE = '#asistencia';

/** The page of a vehicle, or a part of it. */
export const vehiclePath = (id: number, part?: string): string =>
  part ? `${paths.vehicles}/${id}/${part}` : `${paths.vehicles}/${id}`;
