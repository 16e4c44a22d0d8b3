/** A place that a document names: another document, perhaps one of its headings, or a file of the repository. */
export interface Reference {
  /** As it is written. */
  written: string;
  /** Relative to the document, or to the root where `isFromRoot`. */
  path: string;
  isFromRoot: boolean;
  /** The heading within the other document, as a link names it. */
  heading: string | null;
}

const LINK = /\]\(([^)\s]+)\)/g;
const CODE = /`([^`\s]+)`/g;
const FENCE = /^```[\s\S]*?^```/gm;
/** `services/gateway/src/app.ts`, but no pattern, no package and no address. */
const FILE = /^[\w.-]+(?:\/[\w.@-]+)+\.(?:ts|tsx|mjs|json|md|csv|yml|spec\.ts)$/;
const OUTSIDE = /^[a-z]+:/;

/** The links of a document and the files that it names in code marks. */
export function findReferences(markdown: string): Reference[] {
  const text = markdown.replaceAll(FENCE, '');
  const links = [...text.matchAll(LINK)]
    .map(([, target = '']) => target)
    .filter((target) => !OUTSIDE.test(target))
    .map((written) => {
      const [path = '', heading = null] = written.split('#');
      return { written, path, isFromRoot: false, heading };
    });
  const files = [...text.matchAll(CODE)]
    .map(([, code = '']) => code)
    .filter((code) => FILE.test(code))
    .map((written) => ({ written, path: written, isFromRoot: true, heading: null }));
  return [...links, ...files];
}

/** `choose-venue` or `price-range.tsx`: a folder or file by its bare name, or another name of several words. */
const BARE_NAME = /^[a-z]+(?:-[a-z]+)+(?:\.tsx?)?$/;

/** The names in code marks that may be those of folders or files. */
export const findBareNames = (markdown: string): string[] =>
  [...markdown.replaceAll(FENCE, '').matchAll(CODE)]
    .map(([, code = '']) => code)
    .filter((code) => BARE_NAME.test(code));

/** The names under which links reach a document's headings: lower case, dashes for spaces, no punctuation. */
export const headingNames = (markdown: string): string[] =>
  [...markdown.replaceAll(FENCE, '').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  );
