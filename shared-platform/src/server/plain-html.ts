/** Elements that a venue's words are made of, and where each may stand. */
const TEXT = ['a', 'abbr', 'b', 'br', 'em', 'i', 'small', 'span', 'strong', 'sub', 'sup'];
const BLOCKS = ['address', 'div', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'p', 'section'];
const LISTS = ['ol', 'ul'];
const VOID = ['br', 'hr'];
/** These hold words only; a browser would end them at the first block. */
const HOLD_TEXT = [...TEXT, 'h2', 'h3', 'h4', 'h5', 'h6', 'p'];

/** Other attributes that browsers keep on such elements; all others are removed, as the browser's own sanitiser does. */
const KEPT = ['class', 'dir', 'href', 'lang', 'title'];
const REMOVED = ['id', 'name', 'rel', 'style', 'target'];

const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)[^\s"'<>\\]*$/i;
const TOKENS = /<(\/?)([a-z][a-z0-9]*)((?: +[a-z]+="[^"<>]*")*) ?\/?>|(&(?:[a-z]+|#\d+);|[^<&>]+)/gy;
const ATTRIBUTES = / +([a-z]+)="([^"]*)"/g;
const LONGEST = 20_000;

/**
 * HTML of the API as it may go into a page: rebuilt from a few elements and attributes, so that only what is known
 * gets through. Answers `null` for anything else; then the browser, which has a parser, cleans and draws it.
 */
export function plainHtml(html: string): string | null {
  if (html.length > LONGEST) return null;
  const open: string[] = [];
  let written = '';
  let end = 0;
  for (const [token, slash, name = '', attributes = '', text] of html.matchAll(TOKENS)) {
    end += token.length;
    if (text !== undefined) {
      if (LISTS.includes(open.at(-1) ?? '') && text.trim() !== '') return null;
      written += text;
    } else if (slash) {
      if (attributes || open.pop() !== name) return null;
      written += `</${name}>`;
    } else {
      const kept = mayStandIn(name, open) ? keptAttributes(name, attributes) : null;
      if (kept === null) return null;
      written += `<${name}${kept}>`;
      if (!VOID.includes(name)) open.push(name);
    }
  }
  return end === html.length && open.length === 0 ? written : null;
}

function mayStandIn(name: string, open: readonly string[]): boolean {
  const parent = open.at(-1) ?? 'div';
  if (name === 'a' && open.includes('a')) return false;
  if (LISTS.includes(parent)) return name === 'li';
  if (TEXT.includes(name)) return true;
  return (BLOCKS.includes(name) || LISTS.includes(name)) && !open.some((each) => HOLD_TEXT.includes(each));
}

function keptAttributes(element: string, attributes: string): string | null {
  let kept = '';
  for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTES)) {
    if (REMOVED.includes(name)) continue;
    const isKnown = KEPT.includes(name) && (name !== 'href' || (element === 'a' && SAFE_ADDRESS.test(value)));
    if (!isKnown) return null;
    kept += ` ${name}="${value}"`;
  }
  return kept;
}
