import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Vehicle } from '@contract';
import { useVehicles } from '../../lib/vehicles';
import { awaitsFile } from './manual-list';
import { useAnnouncedUpload } from './use-announced-upload';
import { manualsQuery } from './use-manuals';
import { useUploadChoice } from './use-upload-choice';
import { useRememberUpload, useUploadedManuals } from './use-uploaded-manuals';

/** An upload that is part of another page (see `ManualUploadPanel`); the newest vehicle is preselected. */
export function useUploadPanel({ onUploaded }: { onUploaded: () => void }) {
  const client = useQueryClient();
  const remember = useRememberUpload();
  const uploaded = useUploadedManuals();
  const { data: vehicles = [] } = useVehicles();
  const { data: manuals = [] } = useQuery(manualsQuery);
  const choice = useUploadChoice({ awaited: null, preselectedId: newest(vehicles) });
  const onListChanged = useCallback(() => void client.invalidateQueries(manualsQuery), [client]);
  const upload = useAnnouncedUpload({
    onListChanged,
    onUploaded: (manualId) => {
      remember(manualId);
      choice.clearFile();
      onListChanged();
      onUploaded();
    },
  });
  const submit = () => {
    const job = choice.takeJob();
    if (job) upload.start({ ...job, status: 'pending' });
  };
  return {
    vehicles,
    choice,
    view: upload.view,
    /** What was uploaded before, without what still waits for its file; the server takes a moment to know it came. */
    uploadedNames: manuals
      .filter((manual) => uploaded.has(manual.id) || !awaitsFile(manual))
      .map(({ originalFilename }) => originalFilename),
    submit,
    resume: upload.resume,
    cancel: upload.cancel,
  };
}

export type UploadPanel = ReturnType<typeof useUploadPanel>;

/** The vehicle with the highest id. */
const newest = (vehicles: readonly Vehicle[]): number | null =>
  vehicles.length === 0 ? null : Math.max(...vehicles.map(({ id }) => id));
