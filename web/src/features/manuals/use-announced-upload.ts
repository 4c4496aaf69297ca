import { useToast } from '../../ui/toast';
import { uploadFailure } from './upload-manual';
import { useManualUpload } from './use-manual-upload';

type Listeners = {
  onUploaded: (manualId: number) => void;
  onFailed?: () => void;
  /** The list of manuals is no longer what it was: one was created, or removed again. */
  onListChanged: () => void;
};

/** An upload whose end is said, wherever it was started. */
export function useAnnouncedUpload({ onUploaded, onFailed, onListChanged }: Listeners) {
  const toast = useToast();
  const tell = (error: unknown) =>
    toast({
      title: 'Error al subir manual',
      description: uploadFailure(error),
      error,
      severity: 'error',
    });
  return useManualUpload({
    onListChanged,
    onStopped: tell,
    onUploaded: (manualId) => {
      toast({
        title: 'Manual subido con éxito',
        description: 'El procesamiento puede tardar unos minutos. Te avisaremos cuando termine.',
        severity: 'success',
      });
      onUploaded(manualId);
    },
    onFailed: (error) => {
      tell(error);
      onFailed?.();
    },
  });
}
