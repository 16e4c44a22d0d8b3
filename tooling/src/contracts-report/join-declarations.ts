export interface Declarations {
  /** Name of the module, as `api/basket`. */
  name: string;
  text: string;
}

/** The table repeats the endpoints of the modules it lists; the OpenAPI document shows its rows. */
const REPEATING = new Set(['api/table']);

/** One text of many modules' declarations: in the order of their names, without what only a compiler reads. */
export function joinDeclarations(modules: readonly Declarations[]): string {
  const sections = modules
    .filter(({ name }) => !REPEATING.has(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, text }) => `## shared-contracts/${name}\n\n${normalise(text)}\n`);
  return sections.join('\n');
}

const normalise = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll(/import\("(?:zod[^"]*|\.[^"]*)"\)\./g, '')
    .split('\n')
    .filter((line) => !/^import .*;$|^export \{\};$/.test(line))
    .join('\n')
    .trim();
