/** Query for a display on which the title of joining has room for a way on beside it. */
export const BESIDE_TITLE = '@media (orientation: landscape) and (min-width: 1000px)';

/** The page of joining at a kiosk: what can be handed over is beside its title, so that the sections begin higher up. */
export const titleLine = {
  [BESIDE_TITLE]: {
    'html[data-kiosk] &:has(> [data-hand-over])': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '32px',
      alignItems: 'center',
      '& > *': { gridColumn: '1 / -1' },
      '& > [data-hand-over]': { gridArea: '1 / 2', justifySelf: 'end' },
      '& > div:first-of-type': { gridColumn: 1 },
    },
  },
} as const;
