import { useState } from 'react';
import { manualTypeOf, type Manual } from '@contract';
import { useToast } from '../../ui/toast';
import { checkFile, checkUpload, otherFile, type UploadProblem } from './check-upload';
import { newJob, type UploadJob } from './upload-manual';

type Options = {
  /** A manual that waits for its file; null to upload a new one. */
  awaited: Manual | null;
  /** The vehicle that counts until the owner chooses one. */
  preselectedId: number | null;
};

/** Which file is to be uploaded, for which vehicle; what is wrong with the choice is said at once. */
export function useUploadChoice({ awaited, preselectedId }: Options) {
  const toast = useToast();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<UploadProblem | null>(null);
  const vehicleId = awaited?.vehicleId ?? chosenId ?? preselectedId;

  const refuse = (found: UploadProblem) => {
    setProblem(found);
    toast({ ...found, severity: 'error' });
  };
  const chooseFile = (chosen: File) => {
    const found = otherFile(chosen, awaited) ?? checkFile(chosen);
    setFile(found ? null : chosen);
    if (found) refuse(found);
    else setProblem(null);
  };
  /** The choice, ready to be sent; null when something is missing, which the owner is told. */
  const takeJob = (): UploadJob | null => {
    const found = checkUpload(vehicleId, file);
    if (found) refuse(found);
    const contentType = file && manualTypeOf(file.name);
    if (found || !file || !contentType || vehicleId === null) return null;
    return newJob({ file, contentType, vehicleId, manualId: awaited?.id ?? null });
  };
  const clearFile = () => setFile(null);

  return {
    awaited,
    vehicleId,
    file,
    problem,
    chooseVehicle: setChosenId,
    chooseFile,
    takeJob,
    clearFile,
  };
}

export type UploadChoice = ReturnType<typeof useUploadChoice>;
