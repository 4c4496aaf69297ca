import AppleIcon from '@mui/icons-material/Apple';
import FacebookIcon from '@mui/icons-material/Facebook';
import TwitterIcon from '@mui/icons-material/Twitter';
import { SvgIcon } from '@mui/material';
import type { ReactElement } from 'react';
import type { SignInProvider } from '../../firebase/identity';

/** Google's mark in its own colours, as its guidelines ask. */
function GoogleIcon() {
  return (
    <SvgIcon viewBox="0 0 48 48">
      <path
        fill="#4285F4"
        d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8a10.1 10.1 0 0 1-4.4 6.6v5.5h7.1c4.2-3.8 6.6-9.5 6.6-16.1z"
      />
      <path
        fill="#34A853"
        d="M24 46c5.9 0 10.9-2 14.5-5.3l-7.1-5.5a13.2 13.2 0 0 1-19.7-6.9H4.3v5.7A22 22 0 0 0 24 46z"
      />
      <path fill="#FBBC05" d="M11.7 28.3a13.2 13.2 0 0 1 0-8.5v-5.7H4.3a22 22 0 0 0 0 19.8z" />
      <path
        fill="#EA4335"
        d="M24 10.8c3.2 0 6.1 1.1 8.4 3.3l6.3-6.3A22 22 0 0 0 4.3 14.1l7.4 5.7A13.1 13.1 0 0 1 24 10.8z"
      />
    </SvgIcon>
  );
}

export const providerIcons: Record<SignInProvider, ReactElement> = {
  google: <GoogleIcon />,
  facebook: <FacebookIcon />,
  apple: <AppleIcon />,
  twitter: <TwitterIcon />,
};
