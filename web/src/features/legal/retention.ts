/** How long questions are kept, as words that follow "se conservan". */
export function retentionWords(days: number): string {
  if (days === 0) return 'hasta que las borres o elimines tu cuenta';
  if (days % 365 === 0) return days === 365 ? 'un año' : `${days / 365} años`;
  return days === 1 ? 'un día' : `${days} días`;
}
