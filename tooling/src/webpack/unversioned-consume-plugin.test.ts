import { expect, test } from 'vitest';
import { hostRuntime } from './testing/build-host.ts';
import { UnversionedConsumePlugin, withoutRanges } from './unversioned-consume-plugin.ts';

const runtimeOf = (requiredVersion: string | false) =>
  hostRuntime({ version: '1.0.0', requiredVersion, singleton: true }, new UnversionedConsumePlugin());

test('a build that asks for shared modules by name alone carries no code for ranges', async () => {
  const runtime = await runtimeOf(false);
  expect(runtime).toContain('loadSingleton("');
  expect(runtime).not.toMatch(/(var|let|const) (satisfy|rangeToString) =/);
  // Still needed: the latest of several versions is taken.
  expect(runtime).toMatch(/versionLt =/);
});

test('a build that asks for a range keeps it', async () => {
  expect(await runtimeOf('^1.0.0')).toMatch(/var satisfy =/);
});

test('a page without shared modules is left as it is', () => expect(withoutRanges('')).toBe(''));

test('a webpack that compares in another way stops the build', () => {
  expect(() => withoutRanges('var satisfy = other;')).toThrow('in another way');
});
