import humps from 'humps';

type Json = unknown;
type Recase = (key: string) => string;

/** The contract has some hundred keys, the longest of 36 letters. Whatever else a caller sends must not fill the memory. */
const MOST_REMEMBERED = 1_000;
const LONGEST_REMEMBERED = 60;

/**
 * The case of keys by humps, remembered, since a list repeats its keys with each element. Only names change: an id or a
 * slug as the key of a record (`4e1b-90`) would come out as another one.
 */
function remembering(convert: Recase): Recase {
  const remembered = new Map<string, string>();
  return (key) => {
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const recased = /^[a-z\d][\w.]*$/i.test(key) ? convert(key) : key;
    if (remembered.size < MOST_REMEMBERED && key.length < LONGEST_REMEMBERED) remembered.set(key, recased);
    return recased;
  };
}

/** `billing_address_line_one` -> `billingAddressLineOne`; dots stay, so it works on validation-message keys too. */
export const camelKey: Recase = remembering((key) => humps.camelize(key));

/** `billingAddressLineOne` -> `billing_address_line_one`; digits stay with the word before them. */
export const snakeKey: Recase = remembering((key) => humps.decamelize(key));

/** Humps' own walk knows no exempt paths, and would take a key `__proto__` for the prototype. */
function walk(value: Json, recase: Recase, dataKeys: readonly string[], path: string): Json {
  if (typeof value !== 'object' || value === null || dataKeys.includes(path)) return value;
  const inside = path && `${path}.`;
  if (Array.isArray(value)) return value.map((element) => walk(element, recase, dataKeys, `${inside}*`));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      recase(key),
      walk(inner, recase, dataKeys, inside + camelKey(key)),
    ]),
  );
}

/**
 * Snake-cases the keys of a body for the wire (decisions 1).
 * @param dataKeys dotted camelCase paths whose own content is left untouched; `*` stands for list elements.
 */
export function toWire(value: Json, dataKeys: readonly string[] = []): Json {
  return walk(value, snakeKey, dataKeys, '');
}

/**
 * Camel-cases the keys of a wire value (decisions 1 and 2).
 * @param dataKeys dotted camelCase paths whose own content is left untouched; `*` stands for list elements.
 */
export function fromWire(value: Json, dataKeys: readonly string[] = []): Json {
  return walk(value, camelKey, dataKeys, '');
}
