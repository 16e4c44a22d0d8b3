import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import webpack from 'webpack';
import { compile } from './compile.ts';
import { ExposedInEntryPlugin } from './exposed-in-entry-plugin.ts';

async function buildContainer(exposed: string): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'exposed-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  fs.writeFileSync(path.join(folder, 'screen.js'), "export const screen = 'the screen';");
  fs.writeFileSync(
    path.join(folder, 'remote.js'),
    "export const parts = { home: () => import(/* webpackChunkName: 'home' */ './screen.js') };",
  );
  await compile([
    {
      mode: 'production',
      context: folder,
      entry: {},
      optimization: { minimize: false },
      output: { path: path.join(folder, 'out'), chunkFilename: '[name].js', publicPath: '/' },
      plugins: [
        new webpack.container.ModuleFederationPlugin({
          name: 'container',
          filename: 'entry.js',
          exposes: { './remote': { import: path.join(folder, 'remote.js'), name: 'remote' } },
        }),
        new ExposedInEntryPlugin('container', exposed),
      ],
    },
  ]);
  return path.join(folder, 'out');
}

test('a remote names its parts in its entry, and its screens stay scripts of their own', async () => {
  const out = await buildContainer('remote');
  expect(fs.readdirSync(out).sort()).toEqual(['entry.js', 'home.js']);
  const entry = fs.readFileSync(path.join(out, 'entry.js'), 'utf8');
  expect(entry).toContain('const parts = ');
  expect(entry).not.toContain('the screen');
});

test('a name that no script has stops the build', async () => {
  await expect(buildContainer('other')).rejects.toThrow("No script named 'other'");
});
