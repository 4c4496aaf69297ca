import { consoleMessages } from '../../testing/messages/console';
import { garageMessages } from '../../testing/messages/garage';
import { invitationMessages } from '../../testing/messages/invitation';
import { manualsMessages } from '../../testing/messages/manuals';
import { onboardingMessages } from '../../testing/messages/onboarding';
import { profileMessages } from '../../testing/messages/profile';
import { searchMessages } from '../../testing/messages/search';
import { sessionMessages, signOutMessages } from '../../testing/messages/session';
import { signInMessages } from '../../testing/messages/sign-in';

/** Rows whose provocation the tests beside this one run. */
const provoked = [
  ...consoleMessages,
  ...garageMessages,
  ...invitationMessages,
  ...manualsMessages,
  ...onboardingMessages,
  ...profileMessages,
  ...searchMessages,
  ...sessionMessages,
  ...signInMessages,
  ...signOutMessages,
];

/** Section 5 of the specification: titles with their texts, and the texts beside fields. */
const validation: [title: string, description?: string][] = [
  ['Información incompleta', 'Por favor, selecciona un vehículo y un archivo'],
  ['Tipo de archivo no soportado', 'Por favor, sube un archivo PDF, DOCX o TXT'],
  ['Archivo demasiado grande', 'El archivo no debe exceder 50MB'],
  ['File too large', 'The maximum file size is 20MB'],
  ['File selected'],
  ['Missing Data', 'Please select a file and vehicle'],
  ['Make is required'],
  ['Model is required'],
  ['Year must be valid'],
  ['Year cannot be in the future'],
  ['La marca es requerida'],
  ['El modelo es requerido'],
  ['Año inválido'],
  ['Datos incompletos'],
  ['Vehicle is required'],
  ['Filename is required'],
  ['Status is required'],
  ['Invalid ID', 'Please enter a valid manual ID (positive number)'],
];

/** Section 8; what stands for a date or a value that is none is proved in lib/format.test.ts. */
const catalogue: [title: string, description?: string][] = [
  ['Login failed', 'Login failed'],
  ['Registration failed', 'Registration failed'],
  ['Logout failed', 'Logout failed'],
  ['Acceso restringido', 'Esta plataforma es solo por invitación'],
  ['Error de sincronización', 'No se pudo sincronizar tu cuenta'],
  ['Error al iniciar sesión'],
  ['Error al registrarse con email'],
  ['Error al enviar restablecimiento'],
  ['Error al cerrar sesión'],
  [
    'Enlace de restablecimiento enviado',
    'Revisa tu correo electrónico para restablecer tu contraseña',
  ],
  ['Failed to update onboarding'],
  ['Onboarding updated'],
  ['Error al actualizar perfil', 'Ha ocurrido un error desconocido'],
  ['Error al agregar vehículo'],
  ['Failed to add vehicle', 'An error occurred'],
  ['Failed to delete vehicle'],
  ['Failed to update default vehicle'],
  ['Perfil actualizado'],
  ['Vehículo agregado'],
  ['Vehicle added'],
  ['Vehicle deleted'],
  ['Default vehicle updated'],
  ['Error al subir manual', 'Error del servidor: 413 El archivo no debe exceder 50MB'],
  ['Manual upload failed', 'Failed to upload manual'],
  ['Error al eliminar manual'],
  ['Error al reiniciar procesamiento'],
  ['Error de conexión al subir el archivo'],
  ['Tiempo de espera agotado'],
  ['Creation Failed'],
  ['Update Failed'],
  ['Deletion Failed'],
  ['Upload Failed'],
  ['Manual subido con éxito'],
  ['Manual eliminado'],
  ['Procesamiento reiniciado'],
  ['Uploading manual'],
  ['Manual processing started'],
  ['Manual Created'],
  ['Manual Updated'],
  ['Manual Deleted'],
  ['Manual Uploaded'],
  ['Desconocido'],
  ['Error', 'An error occurred during search'],
  ['Hubo un problema al enviar la invitación, pero ha sido registrada.'],
];

describe('the messages of the specification', () => {
  const named = [...validation, ...catalogue].map(
    ([title, description]) => [title, description ?? null] as const,
  );

  it.each(named)('«%s» is provoked', (title, description) => {
    const rows = provoked.filter(([, text]) => text === title);
    expect(rows).not.toEqual([]);
    if (description !== null) expect(rows.map(([, , text]) => text)).toContain(description);
  });
});
