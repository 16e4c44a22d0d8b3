/** The declaration of one exported name. */
export interface Declared {
  /** TSDoc without its stars. */
  comment: string;
  /** The declaration as the compiler writes it. */
  code: string;
}

/** Source of a re-exported name. */
export interface ReExport {
  name: string;
  /** Its name in that module. */
  original: string;
  from: string;
}

const STATEMENT = /^(?:export |declare |import |interface |type |const |class |\/\*\*)/;
const EXPORTED =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:const|function|class|interface|type) (\w+)/;
const RE_EXPORT = /export (?:type )?\{([^}]*)\} from ['"]([^'"]+)['"];/g;

/** Splits the text of a `.d.ts` file, in which every statement starts at the first column, into its statements. */
function statementsOf(text: string): string[] {
  const statements: string[] = [];
  for (const line of text.split('\n')) {
    const last = statements.at(-1);
    const followsComment = last?.trimEnd().endsWith('*/') && !/\n\S/.test(last.slice(last.indexOf('*/')));
    if (last === undefined || (STATEMENT.test(line) && !followsComment)) statements.push(line);
    else statements[statements.length - 1] = `${last}\n${line}`;
  }
  return statements;
}

/** The exported declarations of a `.d.ts` file, by name. Overloads follow each other. */
export function declarationsIn(text: string): Map<string, Declared> {
  const found = new Map<string, Declared>();
  for (const statement of statementsOf(text)) {
    const [, comment = '', code = ''] = /^(\/\*\*[\s\S]*?\*\/\s*)?([\s\S]*)$/.exec(statement) ?? [];
    const [, name] = EXPORTED.exec(code) ?? [];
    if (name === undefined) continue;
    const before = found.get(name);
    const shown = code.replace(/^export (?:default )?(?:declare )?/, '').trim();
    found.set(name, {
      comment: before?.comment || plainComment(comment),
      code: before ? `${before.code}\n${shown}` : shown,
    });
  }
  return found;
}

/** Re-exports of a module. */
export function reExportsIn(text: string): ReExport[] {
  return [...text.matchAll(RE_EXPORT)].flatMap(([, names = '', from = '']) =>
    names
      .split(',')
      .map((each) => each.trim().replace(/^type /, ''))
      .filter(Boolean)
      .map((each) => {
        const [original = '', name = original] = each.split(' as ');
        return { name, original, from };
      }),
  );
}

function plainComment(comment: string): string {
  return comment
    .replace(/^\s*\/\*\*|\*\/\s*$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join('\n')
    .trim();
}
