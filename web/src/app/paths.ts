/** Every address of the product, once. */
export const paths = {
  home: '/',
  auth: '/auth',
  login: '/login',
  onboarding: '/onboarding',
  profile: '/profile',
  manuals: '/manuals',
  history: '/history',
  vehicles: '/vehicles',
} as const;
