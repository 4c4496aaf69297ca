import { Container, Skeleton } from '@mui/material';
import { Suspense, type ComponentProps } from 'react';
import { AnswerArticle } from '../answer/lazy';

type Props = Omit<ComponentProps<typeof AnswerArticle>, 'answer'> & {
  /** Null while it is on its way. */
  answer: ComponentProps<typeof AnswerArticle>['answer'] | null;
};

/** Where an answer stands, or will. */
export const AnswerPlace = ({ answer, ...props }: Props) => (
  <Container maxWidth={false} sx={{ pt: { xs: 1.5, md: 3 }, maxWidth: 1200 }}>
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
  </Container>
);
