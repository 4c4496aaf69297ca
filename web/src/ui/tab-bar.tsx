import { Box, ButtonBase } from '@mui/material';
import { useEffect, useRef, type KeyboardEvent } from 'react';

type Props = {
  label: string;
  tabs: readonly string[];
  current: number;
  onChange: (index: number) => void;
  /** Ids of tab and panel, by its place. */
  idOf: (part: 'tab' | 'panel', index: number) => string;
};

/** Where a key leads from a tab; null when it leads nowhere. */
function nextTab(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** A row of tabs, scrolled where it is wider than the screen: arrows move the focus, Enter and Space choose. MUI's Tabs are 6 kB for scrolling. */
export function TabBar({ label, tabs, current, onChange, idOf }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelectorAll<HTMLElement>('[role=tab]')[current];
    // The page itself stays where it is.
    if (row && tab) row.scrollLeft = tab.offsetLeft + tab.offsetWidth - row.clientWidth;
  }, [current]);
  const move = (event: KeyboardEvent, index: number) => {
    const next = nextTab(event.key, index, tabs.length);
    if (next === null) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <Box
      ref={list}
      role="tablist"
      aria-label={label}
      sx={{
        ...{ display: 'flex', position: 'relative', mb: { xs: 2, md: 3 } },
        ...{ overflowX: 'auto', overflowY: 'hidden', scrollbarWidth: 'none' },
        boxShadow: 'inset 0 -1px var(--mui-palette-divider)',
      }}
    >
      {tabs.map((tab, index) => {
        const isCurrent = index === current;
        return (
          <ButtonBase
            key={tab}
            role="tab"
            id={idOf('tab', index)}
            aria-controls={idOf('panel', index)}
            aria-selected={isCurrent}
            tabIndex={isCurrent ? 0 : -1}
            onClick={() => onChange(index)}
            onKeyDown={(event) => move(event, index)}
            sx={{
              flex: '1 0 0',
              minWidth: 'min-content',
              minHeight: 48,
              px: 0.5,
              py: 1.5,
              borderBottom: 2,
              borderColor: isCurrent ? 'primary.main' : 'transparent',
              color: isCurrent ? 'primary.main' : 'text.secondary',
              typography: 'button',
              lineHeight: 1.25,
            }}
          >
            {tab}
          </ButtonBase>
        );
      })}
    </Box>
  );
}
