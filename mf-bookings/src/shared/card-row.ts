const GAP = 12;

/**
 * One row of cards: those beyond the edge are scrolled to, and part of one shows that there are more. On a wide page
 * `count` of them fill the row. A card is as wide alone as with others, since a page may be shown before all of it has
 * arrived.
 *
 * @param least - Width of a card at least, in pixels at the usual size of the text; it grows with that, up to the page.
 * @param count - Number of cards that fill the width of a page.
 */
export const cardRow = (least: number, count: number) =>
  ({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: `max(min(${least / 16}rem, 100%), calc((100% - ${GAP * (count - 1)}px) / ${count}))`,
    gap: `${GAP}px`,
    margin: '12px calc(-1 * var(--gutter)) 0',
    padding: '4px var(--gutter)',
    overflowX: 'auto',
    listStyle: 'none',
  }) as const;
