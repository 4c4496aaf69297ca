import EditIcon from '@mui/icons-material/EditOutlined';
import { Button } from '@mui/material';
import { Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { User } from '@contract';
import { formatDate, formatText } from '../../lib/format';
import { onDemand, OnceOpen } from '../../ui/lazy';
import { SkeletonRows } from '../../ui/skeleton-rows';
import { Fact, Facts } from './facts';
import { Panel } from './panel';

const ProfileForm = onDemand(async () => (await import('./profile-form')).ProfileForm);

const PersonalFacts = ({ user }: { user: User }) => (
  <Facts>
    <Fact term="Nombre de usuario">{formatText(user.username)}</Fact>
    <Fact term="Nombre completo">{formatText(user.displayName)}</Fact>
    <Fact term="Correo electrónico">{formatText(user.email)}</Fact>
    <Fact term="Estado de la cuenta">
      {user.onboardingCompleted ? 'Activa' : 'Configuración pendiente'}
    </Fact>
    <Fact term="Cuenta creada">{formatDate(user.createdAt)}</Fact>
  </Facts>
);

/** Who the owner is, and the form that changes it. */
export function PersonalPanel({ user }: { user: User }) {
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Here before it is needed, but not before the page is.
    ProfileForm.fetch().catch(() => undefined);
  }, []);
  const stop = () => {
    // The button must be there again before it can take the focus back.
    flushSync(() => setEditing(false));
    editButton.current?.focus();
  };
  return (
    <Panel
      title="Información personal"
      action={
        !isEditing && (
          <Button
            ref={editButton}
            aria-label="Editar perfil"
            startIcon={<EditIcon />}
            onClick={() => setEditing(true)}
            sx={{ flexShrink: 0, mr: -1 }}
          >
            Editar
          </Button>
        )
      }
    >
      {isEditing ? (
        <OnceOpen open onMissing={() => setEditing(false)}>
          <Suspense fallback={<SkeletonRows label="Cargando el formulario" rows={3} height={56} />}>
            <ProfileForm user={user} onDone={stop} />
          </Suspense>
        </OnceOpen>
      ) : (
        <PersonalFacts user={user} />
      )}
    </Panel>
  );
}
