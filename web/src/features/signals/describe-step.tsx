import { Button, Stack, TextField, Typography } from '@mui/material';
import type { SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { MAX_DESCRIPTION_LENGTH } from '@contract';
import { ErrorState } from '../../ui/error-state';
import { stepAddress } from './address';
import { StepHeading, type HeadingRef } from '../../ui/step-heading';
import { flushButton } from '../../ui/flush-button';
import { Tiles } from './tiles';
import type { Describing } from './use-describe';

/** `isTold`: all manuals were looked through, so that it can be said what they do not have. */
type Props = { describing: Describing; headingRef: HeadingRef; isTold: boolean };

/** For whoever sees a thing, and not the name of a light. What is written here is not kept. */
export function DescribeStep({ describing, headingRef, isTold }: Props) {
  const { text, setText, ask, guesses, error, isPending } = describing;
  const words = text.trim();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (words !== '') ask(words);
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <StepHeading ref={headingRef}>¿Cómo es?</StepHeading>
      <Stack
        component="form"
        onSubmit={submit}
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 1.5, alignItems: { sm: 'flex-start' } }}
      >
        <TextField
          label="Descríbelo"
          value={text}
          onChange={(event) => setText(event.target.value)}
          helperText="Por ejemplo: una lámpara de Aladino, un muñeco con una bola. No se guarda."
          slotProps={{ htmlInput: { maxLength: MAX_DESCRIPTION_LENGTH, enterKeyHint: 'search' } }}
        />
        <Button
          type="submit"
          variant="contained"
          loading={isPending}
          disabled={words === ''}
          sx={{ minHeight: 56 }}
        >
          Buscar
        </Button>
      </Stack>
      {error && (
        <ErrorState title="No hemos podido buscarlo" error={error} onRetry={() => ask(words)} />
      )}
      <div role="status">
        {guesses && !error && (
          <Typography component="h3" variant="h3">
            {guesses.length > 0
              ? '¿Es alguno de estos?'
              : 'No lo reconozco. Prueba con otras palabras o por el color.'}
          </Typography>
        )}
      </div>
      {guesses && guesses.length > 0 && (
        <Tiles
          label="Testigos que pueden ser"
          tiles={guesses.map(({ isInManual, ...guess }) => ({
            ...guess,
            ...(!isInManual && isTold && { note: 'No está en tu manual' }),
          }))}
          to={(signal) => stepAddress({ isDescribing: true, signal })}
        />
      )}
      <Button component={Link} to={stepAddress({})} sx={flushButton}>
        Buscar por el color
      </Button>
    </Stack>
  );
}
