import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import webpack from 'webpack';
import { compile } from './compile.ts';
import { UnversionedConsumePlugin, withoutRanges } from './unversioned-consume-plugin.ts';

async function runtimeOf(requiredVersion: string | false): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'unversioned-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  fs.writeFileSync(path.join(folder, 'tier.js'), 'export const tier = 1;');
  fs.writeFileSync(path.join(folder, 'main.js'), "import('./tier.js').then(console.log);");
  await compile([
    {
      mode: 'development',
      devtool: false,
      context: folder,
      entry: path.join(folder, 'main.js'),
      output: { path: path.join(folder, 'out') },
      plugins: [
        new webpack.container.ModuleFederationPlugin({
          name: 'host',
          shared: { './tier.js': { version: '1.0.0', requiredVersion, singleton: true } },
        }),
        new UnversionedConsumePlugin(),
      ],
    },
  ]);
  return fs.readFileSync(path.join(folder, 'out/main.js'), 'utf8');
}

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
