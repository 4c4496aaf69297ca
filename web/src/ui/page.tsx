import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode, Ref } from 'react';
import { useDocumentTitle } from './document-title';
import { markerStroke } from './marker-stroke';
import { screenColumn } from './column';

type Props = {
  title: string;
  description?: string;
  /** The page's main action: beside the title, below it on phones. */
  action?: ReactNode;
  /** Where the keyboard goes on when what it was on goes away. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** A page inside the layout: its title in the tab and as heading, then its content. */
export function Page({ title, description, action, headingRef, children }: Props) {
  useDocumentTitle(title);
  return (
    <Box sx={{ ...screenColumn(1200), py: { xs: 3, md: 4 } }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 2, mb: 3, justifyContent: 'space-between', alignItems: { sm: 'flex-start' } }}
      >
        <Box>
          <Typography
            variant="h1"
            ref={headingRef}
            {...(headingRef && { tabIndex: -1 })}
            sx={markerStroke}
          >
            {title}
          </Typography>
          {description && (
            <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: '65ch' }}>
              {description}
            </Typography>
          )}
        </Box>
        {action && <Box sx={{ flexShrink: 0 }}>{action}</Box>}
      </Stack>
      {children}
    </Box>
  );
}
