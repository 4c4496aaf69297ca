import { useEffect, type ComponentProps } from 'react';
import { onDemand, OnceOpen } from '../../ui/lazy';

const UploadDialog = onDemand(async () => (await import('./upload-dialog')).UploadDialog);

/** The dialog that uploads a manual; its form comes after the list, which is what the page is opened for. */
export function LazyUploadDialog(props: ComponentProps<typeof UploadDialog>) {
  useEffect(() => {
    UploadDialog.fetch().catch(() => undefined);
  }, []);
  return (
    <OnceOpen open={props.open} onMissing={props.onClose}>
      <UploadDialog {...props} />
    </OnceOpen>
  );
}
