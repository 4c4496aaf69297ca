import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { FactSheet } from '@contract';
import { FactRows } from './fact-rows';
import { foundGroups } from './groups';

type Props = { vehicleId: number; sheet: Pick<FactSheet, 'manuals'> };

/** What differs by version, folded, each with the version that it is for: it is the owner's to say which theirs is. */
export function VersionFacts({ vehicleId, sheet: { manuals } }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const all = manuals.map(({ manual, forVersions = [] }) => ({ manual, facts: forVersions }));
  const count = all.reduce((sum, { facts }) => sum + facts.length, 0);
  if (count === 0) return null;
  return (
    <Box className="no-print" sx={{ flexBasis: '100%', minWidth: 0 }}>
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        endIcon={<ExpandIcon sx={isOpen ? { transform: 'rotate(180deg)' } : undefined} />}
        sx={{ minHeight: 44, px: 0 }}
      >
        {count === 1 ? 'Ver el valor' : `Ver los ${count} valores`}
      </Button>
      <Box id={id} hidden={!isOpen}>
        {isOpen &&
          foundGroups({ manuals: all }).map(({ group, all: found }) => (
            <Box key={group.title} sx={{ pt: 1 }}>
              <Typography variant="h3">{group.title}</Typography>
              {found.map(({ manual, facts }) => (
                <FactRows key={manual.manualId} {...{ vehicleId, manual, facts }} chosen={null} />
              ))}
            </Box>
          ))}
      </Box>
    </Box>
  );
}
