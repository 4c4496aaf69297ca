import { onDemand } from '../../ui/lazy';

/** What stands behind the sign-in page: few look at it. */
export const ForgotPasswordForm = onDemand(
  async () => (await import('./forgot-password-form')).ForgotPasswordForm,
);
export const RegistrationForm = onDemand(
  async () => (await import('./registration-form')).RegistrationForm,
);
export const InvitationInfo = onDemand(
  async () => (await import('./invitation-info')).InvitationInfo,
);

/** Most visitors have a network. */
export const OfflineNotice = onDemand(async () => (await import('./offline-notice')).OfflineNotice);
