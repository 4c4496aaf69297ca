/** What is read stands on the page's ground between hairlines: cards are for what is pressed. */
export const onGround = {
  py: { xs: 2, sm: 2.5 },
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
