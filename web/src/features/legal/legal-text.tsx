import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../ui/document-title';

type TextProps = { title: string; introduction: string; children: ReactNode };

/** A text of law as a page to be read from top to bottom. */
export function LegalText({ title, introduction, children }: TextProps) {
  useDocumentTitle(title);
  return (
    <Stack component="article" sx={{ gap: 4, pb: 2 }}>
      <Box>
        <Typography variant="h1">{title}</Typography>
        <Typography color="textSecondary" sx={{ mt: 1, textWrap: 'pretty' }}>
          {introduction}
        </Typography>
      </Box>
      {children}
    </Stack>
  );
}

type SectionProps = { title: string; children: ReactNode };

export const LegalSection = ({ title, children }: SectionProps) => (
  <Box component="section" sx={{ '& p + p, & ul + p, & p + ul': { mt: 1.5 } }}>
    <Typography variant="h2" sx={{ mb: 1.5 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

type ListProps = { items: readonly { term: string; text: ReactNode }[] };

/** Points that each begin with what they are about. */
export const LegalList = ({ items }: ListProps) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1.25 }}>
    {items.map(({ term, text }) => (
      <Typography key={term} component="li">
        <strong>{term}.</strong> {text}
      </Typography>
    ))}
  </Box>
);
