/** Roundness of a brand's corners (`themeAppShape`): of cards, of what they contain, of buttons, and of chips. */
export const shapes = {
  soft: { card: '12px', inner: '8px', button: '12px', chip: '22px' },
  square: { card: '2px', inner: '2px', button: '2px', chip: '2px' },
  round: { card: '20px', inner: '12px', button: '28px', chip: '22px' },
} as const;

/** Space in a brand's layout (`themeAppDensity`): within cards, and above and below each row of a list. */
export const densities = {
  comfortable: { card: 'clamp(16px, 2.4vw, 24px)', row: '18px' },
  compact: { card: 'clamp(14px, 1.8vw, 18px)', row: '10px' },
} as const;

/** The entry of a table under a name; its first entry for an unknown name. */
export function chosenOf<Entry>(
  table: Readonly<Record<string, Entry>>,
  name: string | null | undefined,
): Entry {
  const known = name && Object.hasOwn(table, name) ? table[name] : undefined;
  return known ?? (Object.values(table)[0] as Entry);
}
