import fs from 'node:fs';
import path from 'node:path';
import { typeImportsIn } from './type-imports.ts';

/** The source files below a root, each read once. */
export interface SourceFiles {
  /** The first line in which something is written in quotes, from 1. */
  lineOf: (file: string, specifier: string) => number;
  /** Type imports of a file, `import('…')`. */
  typeImports: (file: string) => string[];
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
    typeImports: (file) => typeImportsIn(file, read(file)),
  };
}
