const FENCE = /^```[\s\S]*?^```/gm;
const CODE = /`([^`\n]+)`/g;
const PATH = /^[\w.@-]*(?:\/[\w.@{}<>-]+)+$/;
/** `useVenue`, `DATA_DIR` or `order_items`, but no single word, since that may be any value. */
const NAME = /(?<![\w$-])(?:[a-z]+(?:[A-Z]\w*|_\w+)|[A-Z]+_\w+|[A-Z][a-z]+[A-Z]\w*)(?![\w*-])/g;

/** The names of code in a document's code marks: of functions, types, settings, columns and fields. */
export const findNames = (markdown: string): string[] => [
  ...new Set(
    [...markdown.replaceAll(FENCE, '').matchAll(CODE)]
      .map(([, code = '']) => code)
      .filter((code) => !PATH.test(code))
      .flatMap((code) => code.match(NAME) ?? []),
  ),
];

/** The npm scripts that a document calls, in code blocks too. */
export const findScripts = (markdown: string): string[] => [
  ...new Set([...markdown.matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name)),
];
