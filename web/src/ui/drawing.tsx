import { SvgIcon, type SvgIconProps } from '@mui/material';

/** A path of @mdi/js, or one of ours, as an icon. */
export const Drawing = ({ path, ...props }: { path: string } & SvgIconProps) => (
  <SvgIcon aria-hidden {...props}>
    <path fillRule="evenodd" d={path} />
  </SvgIcon>
);
