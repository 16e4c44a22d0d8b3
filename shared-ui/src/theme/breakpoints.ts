/** Widths in CSS pixels at which a layout changes (joining specification 9: 576, 950, 1200). */
export const breakpoints = { xs: 0, sm: 576, md: 950, lg: 1200, xl: 1536 } as const;
