/** A number with its word: `1 centre`, `2 centres`. */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;
