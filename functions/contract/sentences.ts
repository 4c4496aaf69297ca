/**
 * Sentences of errors that the browser says by itself, too, where no answer of the server holds them: apart from the table of all
 * errors, which the first page need not load.
 */
export const sentences = {
  INVITATION_ONLY: 'Esta plataforma es solo por invitación',
  REQUEST_TOO_LARGE:
    'El envío es demasiado grande para esta vía. Sube el archivo desde la pantalla de manuales.',
  INTERNAL: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo en un momento.',
  UNAVAILABLE: 'El servicio no responde ahora mismo. Inténtalo de nuevo en un momento.',
} as const;
