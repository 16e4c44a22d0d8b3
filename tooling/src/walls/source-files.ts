import fs from 'node:fs';
import path from 'node:path';

const CALLED_IMPORT = /\bimport\(\s*(['"])(?<specifier>[.@\w][^'"]*)\1\s*\)/g;

/** The source files below a root, each read once. */
export interface SourceFiles {
  /** The first line in which something is written in quotes, from 1. */
  lineOf: (file: string, specifier: string) => number;
  /** What a file names with `import('…')`, be it a value or a type. */
  namedByCall: (file: string) => string[];
}

export function createSourceFiles(root: string): SourceFiles {
  const texts = new Map<string, string>();

  function read(file: string): string {
    const text = texts.get(file) ?? fs.readFileSync(path.join(root, file), 'utf8');
    texts.set(file, text);
    return text;
  }

  return {
    lineOf(file, specifier) {
      const lines = read(file).split('\n');
      return (
        1 + lines.findIndex((line) => line.includes(`'${specifier}'`) || line.includes(`"${specifier}"`))
      );
    },
    namedByCall: (file) =>
      [...read(file).matchAll(CALLED_IMPORT)].map(({ groups }) => groups?.specifier ?? ''),
  };
}
