/** A phone on its side: what stands above and below leaves little room. */
export const FLAT = '@media (orientation: landscape) and (max-height: 480px)';
