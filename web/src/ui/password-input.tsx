import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import { Box, IconButton } from '@mui/material';
import { useState, type ComponentProps } from 'react';
import { TextInput } from './text-input';

type Props = Omit<ComponentProps<typeof TextInput>, 'type' | 'endAdornment'>;

/** A password that its owner can read while typing it. */
export function PasswordInput(props: Props) {
  const [isVisible, setVisible] = useState(false);
  return (
    <TextInput
      {...props}
      type={isVisible ? 'text' : 'password'}
      endAdornment={
        // As InputAdornment does, which is a kilobyte of the first load.
        <Box sx={{ display: 'flex', alignItems: 'center', height: 0, ml: 1 }}>
          <IconButton
            edge="end"
            aria-label={isVisible ? 'Ocultar la contraseña' : 'Mostrar la contraseña'}
            onClick={() => setVisible(!isVisible)}
          >
            {isVisible ? <VisibilityOffIcon /> : <VisibilityIcon />}
          </IconButton>
        </Box>
      }
    />
  );
}
