import { lazy, Suspense, type ComponentProps } from 'react';

const UploadDialog = lazy(async () => ({
  default: (await import('./upload-dialog')).UploadDialog,
}));

/** The dialog that uploads a manual; its form comes after the list, which is what the page is opened for. */
export function LazyUploadDialog(props: ComponentProps<typeof UploadDialog>) {
  return (
    <Suspense>
      <UploadDialog {...props} />
    </Suspense>
  );
}
