/** 32-bit number of a text, the same on every machine (FNV-1a with a final mix). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Items in a repeatable order in which heavier ones tend to come first. */
export function weightedOrder<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  weightOf: (item: Item) => number,
): Item[] {
  const ranked = items.map((item) => {
    const luck = (hash(keyOf(item)) + 1) / 2 ** 32;
    return { item, rank: -Math.log(luck) / weightOf(item) };
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ item }) => item);
}

/** The list turned so that it starts at the position the key chooses. */
export function rotatedTo<Item>(items: readonly Item[], key: string): Item[] {
  const start = items.length === 0 ? 0 : hash(key) % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
