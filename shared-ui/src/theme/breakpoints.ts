/** First widths of a layout, in CSS pixels (joining specification 9: phones below 576, tablets 576 to 950; also 1200). */
export const breakpoints = { xs: 0, sm: 576, md: 951, lg: 1200, xl: 1536 } as const;
