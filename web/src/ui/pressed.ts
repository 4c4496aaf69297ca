/** What is pressed as a whole lies on paper, in ink, within a hairline. */
export const pressed = {
  ...{ bgcolor: 'background.paper', color: 'text.primary', textAlign: 'left' },
  ...{ border: 1, borderColor: 'divider', borderRadius: 1 },
  '&:hover': { borderColor: 'primary.main' },
} as const;
