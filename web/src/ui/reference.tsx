import { Box } from '@mui/material';
import { referenceOf } from '../lib/api/api-error';

/** By which an owner can name a request that failed, apart from what is said about it; nothing where none failed. */
export function Reference({ of }: { of: unknown }) {
  const reference = referenceOf(of);
  return (
    reference !== null && (
      <Box component="span" lang="es" sx={{ display: 'block', mt: 0.5, typography: 'caption' }}>
        Referencia: {/* One touch selects all of it. */}
        <Box component="span" translate="no" sx={{ userSelect: 'all' }}>
          {reference}
        </Box>
      </Box>
    )
  );
}
