type Json = unknown;
type Recase = (key: string) => string;

/** `billing_address_line_one` -> `billingAddressLineOne`; dots stay, so it works on validation-message keys too. */
export const camelKey: Recase = (key) => key.replace(/_([a-z0-9])/g, (_, next: string) => next.toUpperCase());

/** `billingAddressLineOne` -> `billing_address_line_one`; digits stay with the word before them. */
export const snakeKey: Recase = (key) => key.replace(/[A-Z]/g, (upper) => `_${upper.toLowerCase()}`);

function isPlainObject(value: Json): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function walk(value: Json, recase: Recase, toCamel: Recase, dataKeys: readonly string[], path: string): Json {
  if (Array.isArray(value)) {
    const elementPath = path ? `${path}.*` : '*';
    return dataKeys.includes(elementPath)
      ? value
      : value.map((element) => walk(element, recase, toCamel, dataKeys, elementPath));
  }
  if (!isPlainObject(value)) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, Json] => {
    const innerPath = path ? `${path}.${toCamel(key)}` : toCamel(key);
    return [
      recase(key),
      dataKeys.includes(innerPath) ? inner : walk(inner, recase, toCamel, dataKeys, innerPath),
    ];
  });
  return Object.fromEntries(entries);
}

/**
 * Snake-cases the keys of a body for the wire (decisions 1).
 * @param dataKeys dotted camelCase paths whose own content is left untouched; `*` stands for list elements.
 */
export function toWire(value: Json, dataKeys: readonly string[] = []): Json {
  return walk(value, snakeKey, (key) => key, dataKeys, '');
}

/**
 * Camel-cases the keys of a wire value (decisions 1 and 2).
 * @param dataKeys dotted camelCase paths whose own content is left untouched; `*` stands for list elements.
 */
export function fromWire(value: Json, dataKeys: readonly string[] = []): Json {
  return walk(value, camelKey, camelKey, dataKeys, '');
}
