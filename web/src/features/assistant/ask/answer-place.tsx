import { Box, Skeleton } from '@mui/material';
import { Suspense, type ComponentProps } from 'react';
import { AnswerArticle } from '../answer/lazy';
import { screenColumn } from '../../../ui/column';

type Props = Omit<ComponentProps<typeof AnswerArticle>, 'answer'> & {
  /** Null while it is on its way. */
  answer: ComponentProps<typeof AnswerArticle>['answer'] | null;
};

/** Where an answer stands, or will. */
export const AnswerPlace = ({ answer, ...props }: Props) => (
  <Box sx={{ ...screenColumn(1200), pt: { xs: 1.5, md: 3 } }}>
    <Suspense>
      {answer ? (
        <AnswerArticle answer={answer} {...props} />
      ) : (
        <Skeleton
          role="status"
          aria-label="Cargando la respuesta…"
          variant="rounded"
          height={320}
        />
      )}
    </Suspense>
  </Box>
);
