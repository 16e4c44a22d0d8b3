import { expect, test } from 'vitest';
import { declarationsIn, reExportsIn } from './read-module.ts';

const source = `import { type A } from './a.ts';
/**
 * Adds two numbers.
 * @throws TypeError never.
 */
export declare function add(one: number, other: number): number;
export declare function add(one: string, other: string): string;
interface Hidden {
    a: A;
}
export interface Shown extends Hidden {
    /** In pence. */
    price: number;
}
/** A count. */
export declare const limit = 5;
export {};
`;

test('exported declarations are read with their comments, overloads together', () => {
  expect(Object.fromEntries(declarationsIn(source))).toEqual({
    add: {
      comment: 'Adds two numbers.\n@throws TypeError never.',
      code: 'function add(one: number, other: number): number;\nfunction add(one: string, other: string): string;',
    },
    Shown: {
      comment: '',
      code: 'interface Shown extends Hidden {\n    /** In pence. */\n    price: number;\n}',
    },
    limit: { comment: 'A count.', code: 'const limit = 5;' },
  });
});

test.each([
  ["export { a } from './a.ts';", [{ name: 'a', original: 'a', from: './a.ts' }]],
  [
    "export { type B, default as C } from 'far/away';",
    [
      { name: 'B', original: 'B', from: 'far/away' },
      { name: 'C', original: 'default', from: 'far/away' },
    ],
  ],
  ["export type { D } from './d.ts';", [{ name: 'D', original: 'D', from: './d.ts' }]],
  ['export {};', []],
])('%s', (text, expected) => expect(reExportsIn(text)).toEqual(expected));
