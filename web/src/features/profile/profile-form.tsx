import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Stack } from '@mui/material';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { DEFAULT_LANGUAGE, profileSchema, type User } from '@contract';
import { TextInput } from '../../ui/text-input';
import { LanguageField } from './language-field';
import { useUpdateProfile } from './use-update-profile';

const formSchema = z.pick(profileSchema, { displayName: true, preferredLanguage: true });

type Props = { user: User; onDone: () => void };

/** Full name and language of the owner, in place of the facts that they change. */
export function ProfileForm({ user, onDone }: Props) {
  const update = useUpdateProfile();
  const { register, handleSubmit, formState, setFocus } = useForm<z.infer<typeof formSchema>>({
    resolver: zodResolver(formSchema),
    defaultValues: { displayName: user.displayName, preferredLanguage: DEFAULT_LANGUAGE },
  });
  useEffect(() => setFocus('displayName'), [setFocus]);
  const submit = handleSubmit((change) => update.mutate(change, { onSuccess: onDone }));
  const { ref, ...displayName } = register('displayName');
  return (
    <form noValidate aria-label="Editar el perfil" onSubmit={(event) => void submit(event)}>
      <Stack sx={{ gap: 2.5, pt: 1.5 }}>
        <TextInput
          label="Nombre completo"
          autoComplete="name"
          error={formState.errors.displayName?.message}
          inputRef={ref}
          {...displayName}
        />
        <LanguageField {...register('preferredLanguage')} />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" loading={update.isPending}>
            Guardar cambios
          </Button>
          <Button onClick={onDone} disabled={update.isPending}>
            Cancelar
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
