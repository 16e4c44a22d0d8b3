import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve(import.meta.dirname, '..');

export interface SourceFile {
  /** Below `src`, with forward slashes. */
  name: string;
  text: string;
}

/** The files that make up the running service: no tests, and no migrations, which know every table. */
export function readSource(): SourceFile[] {
  return globSync('**/*.ts', { cwd: source })
    .map((file) => file.split(path.sep).join('/'))
    .filter((name) => !name.endsWith('.test.ts') && !name.includes('/migrations/'))
    .sort()
    .map((name) => ({ name, text: readFileSync(path.join(source, name), 'utf8') }));
}

const IMPORTS = [
  /^(?:import|export)\s+(?:type\s+)?(?:\{[^}]*\}|\*(?:\s+as\s+\w+)?|\w+(?:\s*,\s*\{[^}]*\})?)\s+from\s+'(\.[^']+)'/gm,
  /^import\s+'(\.[^']+)'/gm,
  /\bimport\(\s*'(\.[^']+)'/g,
];

/** Targets of the relative imports of a file, below `src`. */
export const importsOf = ({ name, text }: SourceFile): string[] =>
  IMPORTS.flatMap((pattern) => [...text.matchAll(pattern)]).map(([, specifier = '']) =>
    path.posix.join(path.posix.dirname(name), specifier),
  );

const camelCase = (snake: string) => snake.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Templates of raw SQL. */
const rawSql = (text: string): string[] =>
  [...text.matchAll(/\bsql(?:<[^`]*?>)?`([^`]*)`/g)].map(([, statement = '']) => statement);

function tables(text: string, built: RegExp, raw: RegExp): string[] {
  const named = [...text.matchAll(built)].map(([, table = '']) => table);
  const written = rawSql(text).flatMap((statement) =>
    [...statement.matchAll(raw)].map(([, table = '']) => camelCase(table)),
  );
  return [...named, ...written];
}

/** The tables that statements of a text change. */
export const tablesWritten = (text: string): string[] =>
  tables(
    text,
    /\b(?:insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g,
    /\b(?:insert into|update|delete from|merge into|truncate)\s+(?:only\s+)?(\w+)/gi,
  );

/** The tables, and whatever else a statement gives a name to, that statements of a text read. */
export const tablesRead = (text: string): string[] =>
  tables(
    text,
    /\b(?:selectFrom|from|using|\w+Join(?:Lateral)?)\(\s*'(\w+)/g,
    /\b(?:from|join|using)\s+(\w+)/gi,
  );
