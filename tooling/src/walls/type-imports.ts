import { parseSync } from '@swc/core';

const CALLED = /\bimport\(\s*(['"])[.@\w][^'"]*\1\s*\)/;

/** Type imports of a file, `import('…')`. Only a file that has such a call in its text is parsed. */
export function typeImportsIn(file: string, text: string): string[] {
  if (!CALLED.test(text)) return [];
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && node.type === 'TsImportType' && 'argument' in node)
      found.push(textOf(node.argument));
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' }));
  return found;
}

const textOf = (literal: unknown): string =>
  typeof literal === 'object' && literal !== null && 'value' in literal ? String(literal.value) : '';
