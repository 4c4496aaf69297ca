import { authErrorCode, PROVIDER_OUT_OF_REACH } from '../../firebase/identity';
import { AccountForm } from './account-form';
import { ConfirmYourAddress } from './confirm-your-address';
import { PROVIDER_UNREACHABLE } from './form-alternative';
import { useDirectRegistration } from './use-direct-registration';
import { useRegistration } from './use-registration';

/** Creates an account at Firebase; straight at our server for those whose network bars the way there. */
export function RegistrationForm() {
  const registration = useRegistration();
  const direct = useDirectRegistration();
  if (direct.message) return <ConfirmYourAddress>{direct.message}</ConfirmYourAddress>;
  if (registration.isSuccess) {
    return (
      <ConfirmYourAddress>
        Si {registration.variables.email} puede abrir una cuenta, recibirás un enlace para
        confirmarla. Ábrelo y vuelve aquí a iniciar sesión. ¿Ya tenías cuenta? Inicia sesión o
        restablece tu contraseña.
      </ConfirmYourAddress>
    );
  }
  const isUnreachable = authErrorCode(registration.error) === PROVIDER_OUT_OF_REACH;
  return (
    <AccountForm
      submitLabel="Crear cuenta"
      isBusy={registration.isPending}
      onSubmit={(account) => registration.mutate(account)}
      alternative={
        isUnreachable
          ? {
              note: PROVIDER_UNREACHABLE,
              label: 'Crear la cuenta directamente',
              onChoose: direct.create,
              isBusy: direct.isBusy,
            }
          : null
      }
    />
  );
}
