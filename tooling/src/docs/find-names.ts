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

/** `services/gateway/src/artwork` or `shared-ui/core`: a path without an ending that starts at a part of the repository. */
const FOLDER =
  /^(?:containers|docs|e2e|embed|mf-[a-z]+|services|shared-[a-z]+|shell|tooling)(?:\/[\w@-]+)+\/?$/;

/** The folders, and the entries of packages, that a document names in code marks. */
export const findFolders = (markdown: string): string[] => [
  ...new Set(
    [...markdown.replaceAll(FENCE, '').matchAll(CODE)]
      .map(([, code = '']) => code)
      .filter((code) => FOLDER.test(code)),
  ),
];

/** The npm scripts that a document calls, in code blocks too. */
export const findScripts = (markdown: string): string[] => [
  ...new Set([...markdown.matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name)),
];
