import { createContext } from 'react';
import type { Location } from 'react-router-dom';

/** What the browser's address is: another one than the screen's own where a page of a manual was opened from that. */
export const AddressContext = createContext<Location | null>(null);
