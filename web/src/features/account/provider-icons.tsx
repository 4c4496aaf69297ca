import AppleIcon from '@mui/icons-material/Apple';
import FacebookIcon from '@mui/icons-material/Facebook';
import TwitterIcon from '@mui/icons-material/Twitter';
import { SvgIcon } from '@mui/material';
import type { ReactElement } from 'react';
import type { SignInProvider } from '../../firebase/providers';

/** Google's mark in its own colours, as its guidelines ask. */
function GoogleIcon() {
  return (
    <SvgIcon viewBox="0 0 48 48">
      <path
        fill="#4285F4"
        d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8a10.100 10.100 0 0 1-4.400 6.600v5.500h7.100c4.200-3.800 6.600-9.500 6.600-16.100z"
      />
      <path
        fill="#34A853"
        d="M24 46c5.900 0 10.900-2 14.500-5.300l-7.100-5.500a13.200 13.200 0 0 1-19.700-6.900H4.300v5.700A22 22 0 0 0 24 46z"
      />
      <path
        fill="#FBBC05"
        d="M11.700 28.300a13.200 13.200 0 0 1 0-8.500v-5.700H4.300a22 22 0 0 0 0 19.800z"
      />
      <path
        fill="#EA4335"
        d="M24 10.800c3.200 0 6.100 1.100 8.400 3.300l6.300-6.300A22 22 0 0 0 4.300 14.100l7.400 5.700A13.100 13.100 0 0 1 24 10.800z"
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
