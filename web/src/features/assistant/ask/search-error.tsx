import { AlertTitle, Button } from '@mui/material';
import type { Ref } from 'react';
import { sentenceOf } from '../../../lib/api/api-error';
import { AlertWithAction } from '../../../ui/alert-with-action';
import { inBoth } from '../../../ui/english';
import { Reference } from '../../../ui/reference';
import { isUnsent } from './unsent';
import { UnsentQuestion } from './unsent-question';

type Props = {
  error: Error;
  /** That was asked about. */
  vehicleId: number;
  onRetry: () => void;
  retryRef: Ref<HTMLButtonElement>;
};

/** What the specification says of a search that failed. */
const FALLBACK = 'An error occurred during search';

/** Why a question has no answer. */
export const SearchError = ({ error, vehicleId, onRetry, retryRef }: Props) =>
  isUnsent(error) ? (
    <UnsentQuestion {...{ vehicleId, onRetry, retryRef }} />
  ) : (
    <AlertWithAction
      severity="error"
      action={
        <Button ref={retryRef} color="inherit" onClick={onRetry}>
          Reintentar
        </Button>
      }
    >
      <AlertTitle>Error</AlertTitle>
      {sentenceOf(error, inBoth(FALLBACK, sentenceOf(error)))}
      <Reference of={error} />
    </AlertWithAction>
  );
