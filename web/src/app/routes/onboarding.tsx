import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { ONBOARDING_REDIRECT_MS, type User } from '@contract';
import { useLogout } from '../../features/account/use-logout';
import { ManualUploadPanel } from '../../features/manuals/manual-upload-panel';
import { useUploadPanel } from '../../features/manuals/use-upload-panel';
import { OnboardingScreen } from '../../features/onboarding/onboarding-screen';
import { useOnboarding } from '../../features/onboarding/use-onboarding';
import { useSession } from '../../lib/api/session';
import { paths } from '../../lib/paths';

/** Only for who comes before having completed it: completing it here leads away in its own time. */
export function Component() {
  const { user } = useSession();
  const [wasCompleted] = useState(user?.onboardingCompleted ?? false);
  if (!user) return null;
  return wasCompleted ? <Navigate to={paths.home} replace /> : <GuidedSetup user={user} />;
}

function GuidedSetup({ user }: { user: User }) {
  const navigate = useNavigate();
  const onboarding = useOnboarding(paths.home);
  const logout = useLogout(paths.auth);
  // The toast about the manual stays to be read.
  const panel = useUploadPanel({ onUploaded: () => onboarding.next({ isQuiet: true }) });
  const { leaveFor } = onboarding;
  useEffect(() => {
    if (leaveFor === null) return;
    const timer = setTimeout(() => void navigate(leaveFor), ONBOARDING_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [leaveFor, navigate]);
  return (
    <OnboardingScreen
      user={user}
      onboarding={onboarding}
      upload={{
        phase: panel.view.phase,
        file: panel.choice.file,
        choose: panel.choice.chooseFile,
        uploadedNames: panel.uploadedNames,
        submit: panel.submit,
        resume: panel.resume,
        cancel: panel.cancel,
        panel: <ManualUploadPanel panel={panel} disabled={onboarding.isBusy} />,
      }}
      paths={paths}
      isSigningOut={logout.isPending}
      onSignOut={() => logout.mutate()}
      onLeave={() => void navigate(paths.home)}
    />
  );
}
