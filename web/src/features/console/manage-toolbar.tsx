import AddIcon from '@mui/icons-material/AddOutlined';
import RefreshIcon from '@mui/icons-material/RefreshOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { useState, type Ref } from 'react';
import type { useConsoleManuals } from './use-console-manuals';

type Props = {
  query: ReturnType<typeof useConsoleManuals>;
  /** Takes the focus when the row that had it is gone. */
  headingRef: Ref<HTMLHeadingElement>;
  onUpload: () => void;
  onCreate: () => void;
};

/** What concerns the list as a whole. */
export function ManageToolbar({ query, headingRef, onUpload, onCreate }: Props) {
  const [isRefreshing, setRefreshing] = useState(false);
  /** When the owner's own refresh was answered; the list also asks by itself, of which nobody needs to be told. */
  const [refreshedAt, setRefreshedAt] = useState<Date | null>(null);
  const refresh = async () => {
    setRefreshing(true);
    const { isSuccess } = await query.refetch();
    setRefreshing(false);
    setRefreshedAt(isSuccess ? new Date() : null);
  };
  return (
    <Stack
      direction={{ xs: 'column', md: 'row' }}
      sx={{ gap: 2, justifyContent: 'space-between', alignItems: { md: 'center' }, mb: 2 }}
    >
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'baseline' }}>
        <Typography variant="h2" ref={headingRef} tabIndex={-1}>
          Manuals
        </Typography>
        <Typography role="status" variant="body2" color="textSecondary">
          {refreshedAt && `Refreshed at ${refreshedAt.toLocaleTimeString('es')}`}
        </Typography>
      </Stack>
      <Stack
        direction="row"
        sx={{ gap: 1, flexWrap: 'wrap', '& .MuiButton-root': { px: { xs: 1.5, sm: 2.25 } } }}
      >
        <Button variant="contained" startIcon={<UploadIcon />} onClick={onUpload}>
          Upload
        </Button>
        <Button variant="outlined" startIcon={<AddIcon />} onClick={onCreate}>
          Create
        </Button>
        <Button
          startIcon={<RefreshIcon />}
          loading={isRefreshing}
          loadingPosition="start"
          onClick={() => void refresh()}
        >
          Refresh
        </Button>
      </Stack>
    </Stack>
  );
}
