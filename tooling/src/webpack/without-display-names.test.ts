import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROUTER_COMPONENTS } from './base-config.ts';
import withoutDisplayNames from './without-display-names.ts';

it('takes the names of the router’s components out, and nothing else', () => {
  const source = readFileSync(ROUTER_COMPONENTS, 'utf8');
  const left = withoutDisplayNames(source);
  expect(source.match(/^\w+\.displayName/gm)?.length).toBeGreaterThan(3);
  expect(left).not.toMatch(/^\w+\.displayName/m);
  expect(left).toMatch(/^const Form = \/\* @__PURE__ \*\/ React\$1\.forwardRef\(/m);
  const others = source.split('\n').filter((line) => !/^(?:\w+\.displayName|const \w+ = )/.test(line));
  expect(left.split('\n')).toEqual(expect.arrayContaining(others));
  expect(left.split('\n').length).toBe(source.split('\n').length);
});
