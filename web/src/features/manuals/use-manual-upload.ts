import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UploadProgress } from './drive-upload';
import type { Break } from './resumable-upload';
import { giveUp, uploadManual, type UploadJob } from './upload-manual';
import { useRememberUpload } from './use-uploaded-manuals';

export type UploadView =
  | { phase: 'idle' | 'uploading' | 'reconnecting'; percent: number }
  | { phase: 'lost'; percent: number; cause: Break };

const IDLE: UploadView = { phase: 'idle', percent: 0 };

const percentOf = (sentBytes: number, { size }: File): number =>
  size === 0 ? 0 : Math.min(100, Math.floor((sentBytes / size) * 100));

const viewOf = (file: File, { sentBytes, isReconnecting }: UploadProgress): UploadView => ({
  phase: isReconnecting ? 'reconnecting' : 'uploading',
  percent: percentOf(sentBytes, file),
});

type Run = { job: UploadJob; signal: AbortSignal };

type Listeners = {
  onUploaded: (manualId: number) => void;
  onFailed: (error: unknown) => void;
  /** The server does not take it now; it can be gone on with. */
  onStopped: (error: unknown) => void;
  /** The list of manuals is no longer what it was: one was created, or removed again. */
  onListChanged: () => void;
};

/** Uploads one file at a time; shows how far it is, resumes it, cancels it. */
export function useManualUpload({ onUploaded, onFailed, onStopped, onListChanged }: Listeners) {
  const [view, setView] = useState<UploadView>(IDLE);
  const rememberUpload = useRememberUpload();
  const current = useRef<{ job: UploadJob; controller: AbortController } | null>(null);

  const abandon = useCallback(
    (job: UploadJob) => {
      current.current?.controller.abort();
      current.current = null;
      setView(IDLE);
      void giveUp(job).then(onListChanged);
    },
    [onListChanged],
  );

  const { mutate } = useMutation({
    mutationFn: ({ job, signal }: Run) =>
      uploadManual(job, (progress) => setView(viewOf(job.file, progress)), signal),
    onSuccess: (end, { job }) => {
      if (end.phase === 'lost') {
        const percent = percentOf(end.position, job.file);
        setView({ phase: 'lost', percent, cause: end });
        // The line says by itself that it is down; a server's answer is told as it was given.
        if (end.reason === 'server') onStopped(end.error);
        return;
      }
      current.current = null;
      setView(IDLE);
      if (job.manualId === null) return;
      rememberUpload(job.manualId);
      onUploaded(job.manualId);
    },
    onError: (error, { job, signal }) => {
      if (signal.aborted) return;
      abandon(job);
      onFailed(error);
    },
  });

  const start = useCallback(
    (job: UploadJob) => {
      const controller = new AbortController();
      current.current = { job, controller };
      setView({ phase: 'uploading', percent: percentOf(job.state.position, job.file) });
      mutate({ job, signal: controller.signal });
    },
    [mutate],
  );

  const resume = () => {
    const job = current.current?.job;
    if (job) start(job);
  };

  const cancel = () => {
    if (current.current) abandon(current.current.job);
  };

  // Leaving the page breaks off the transfer; the manual stays in the list and waits for its file.
  useEffect(() => () => current.current?.controller.abort(), []);
  useLeaveWarning(view.phase !== 'idle');

  return { view, start, resume, cancel };
}

/** Lets the browser ask before a tab with an upload is closed. */
function useLeaveWarning(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isActive]);
}
