import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import { Box, Button } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';

type Props = { count: number; children: ReactNode };

/** What holds for tyres that the vehicle has not, folded behind its own; on paper it is open. */
export function OtherSizes({ count, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Button
        className="no-print"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        endIcon={<ExpandIcon sx={isOpen ? { transform: 'rotate(180deg)' } : undefined} />}
        sx={{ minHeight: 44, px: 0 }}
      >
        Otras medidas ({count})
      </Button>
      <Box id={id} sx={{ ...(!isOpen && { display: 'none' }), displayPrint: 'block' }}>
        {children}
      </Box>
    </Box>
  );
}
