/** Props that style an element and are no attributes of it. */
const STYLING = new Set(['sx', 'as', 'theme', 'ownerState']);

/**
 * Stands in for emotion's list of every attribute that HTML and SVG know: the elements styled here get no props but those,
 * as their types demand.
 */
export default function isPropValid(name: string): boolean {
  return !STYLING.has(name);
}
