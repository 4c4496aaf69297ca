/** What a folded part is opened by: a chevron and words, as high as a finger. */
export const summary = {
  ...{ display: 'flex', alignItems: 'center', minHeight: 44, cursor: 'pointer', gap: 1 },
  ...{ listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
  '&::before': {
    ...{ content: '""', flexShrink: 0, width: 8, height: 8, mr: 0.5 },
    ...{ borderRight: 2, borderBottom: 2, transform: 'rotate(-45deg)', color: 'text.secondary' },
  },
  'details[open] > &::before': { transform: 'rotate(45deg)' },
} as const;
