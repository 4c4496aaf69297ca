import { zodResolver } from '@hookform/resolvers/zod';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import { MenuItem, Stack, TextField } from '@mui/material';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { DEFAULT_LANGUAGE, profileSchema } from '@contract';
import { TextInput } from '../../ui/text-input';
import { StepFrame } from './step-frame';
import type { StepProps } from './step-props';
import { useSaveProfile } from './use-save-profile';

const stepSchema = z.pick(profileSchema, { username: true, preferredLanguage: true });

/**
 * What the owner is called here, and in which language. There is one name to give: it becomes the one that the product
 * shows, and the user name with it. What did not change is not saved again.
 */
export function ProfileStep({ step, user, onboarding }: StepProps) {
  const save = useSaveProfile(() => onboarding.next({ isQuiet: true }));
  const { register, handleSubmit, formState } = useForm<z.infer<typeof stepSchema>>({
    resolver: zodResolver(stepSchema),
    defaultValues: { username: user.displayName, preferredLanguage: DEFAULT_LANGUAGE },
  });
  const { ref: usernameRef, ...username } = register('username');
  const { ref: languageRef, ...language } = register('preferredLanguage');
  const isLoading = onboarding.isBusy || save.isPending;
  const submit = handleSubmit((profile) => {
    const hasChanged =
      profile.username !== user.displayName || profile.preferredLanguage !== user.preferredLanguage;
    if (hasChanged) save.mutate({ ...profile, displayName: profile.username });
    else onboarding.next();
  });
  return (
    <StepFrame
      step={step}
      icon={<PersonIcon />}
      title="Tu perfil"
      description="El nombre con el que apareces en Guantera, y el idioma de sus respuestas."
      isLoading={isLoading}
      onBack={onboarding.back}
      onNext={() => void submit()}
      onSkip={onboarding.next}
    >
      <Stack sx={{ gap: 2.5 }}>
        <TextInput
          {...username}
          inputRef={usernameRef}
          label="Nombre de usuario"
          autoComplete="name"
          disabled={isLoading}
          error={formState.errors.username?.message}
        />
        <TextField
          {...language}
          inputRef={languageRef}
          select
          label="Idioma preferido"
          defaultValue={DEFAULT_LANGUAGE}
          disabled={isLoading}
          helperText="Por ahora, Guantera habla español."
        >
          <MenuItem value={DEFAULT_LANGUAGE}>Español</MenuItem>
        </TextField>
      </Stack>
    </StepFrame>
  );
}
