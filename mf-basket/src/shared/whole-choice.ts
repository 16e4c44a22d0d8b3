/** Select whose choice continues on a second line where the name of a venue is longer than its box. */
export const wholeChoice = {
  '& select': { height: 'auto', whiteSpace: 'normal', textWrap: 'balance' },
  '& select + svg': { top: 'calc(50% - 11px)' },
} as const;
