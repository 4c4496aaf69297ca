import { useState } from 'react';
import { manualTypeOf, MAX_ATTACHED_MANUAL_BYTES } from '@contract';
import { english, inBoth } from '../../ui/english';
import { useToast, type Toast } from '../../ui/toast';

function refusalOf(file: File): Toast | null {
  if (!manualTypeOf(file.name)) {
    return {
      title: 'Tipo de archivo no soportado',
      description: 'Por favor, sube un archivo PDF, DOCX o TXT',
      severity: 'error',
    };
  }
  if (file.size > MAX_ATTACHED_MANUAL_BYTES) {
    return {
      title: english('File too large'),
      description: inBoth(
        'The maximum file size is 20MB',
        'Aquí caben 20 MB. Guarda el vehículo sin él y súbelo desde Manuales, hasta 50 MB.',
      ),
      severity: 'error',
    };
  }
  return null;
}

/** The manual that comes with a new vehicle; what cannot be one is refused, and the one before stays. */
export function useAttachment(onAttached: (file: File) => void) {
  const [file, setFile] = useState<File | null>(null);
  const showToast = useToast();
  const attach = (chosen: File) => {
    const refusal = refusalOf(chosen);
    showToast(
      refusal ?? {
        title: english('File selected'),
        description: `${chosen.name} se subirá al guardar el vehículo.`,
      },
    );
    if (refusal) return;
    setFile(chosen);
    onAttached(chosen);
  };
  return { file, attach, remove: () => setFile(null) };
}
