import { Alert, type AlertProps } from '@mui/material';

/** Beside the icon, whatever the text: the action goes below them where there is no room for it. */
const layout = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: { xs: '1 1 calc(100% - 34px)', sm: '1 1 0' } },
} as const;

/** An alert with something to do about it. */
export const AlertWithAction = (props: AlertProps) => <Alert {...props} sx={layout} />;
