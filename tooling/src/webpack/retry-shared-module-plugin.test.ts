import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import webpack from 'webpack';
import { compile } from './compile.ts';
import { RetrySharedModulePlugin, retryingConsume } from './retry-shared-module-plugin.ts';

test('a host asks again for a shared module that did not arrive', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'consume-again-'));
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
          shared: { './tier.js': { version: '1.0.0', requiredVersion: '^1.0.0' } },
        }),
        new RetrySharedModulePlugin(),
      ],
    },
  ]);
  const runtime = fs.readFileSync(path.join(folder, 'out/main.js'), 'utf8');
  expect(runtime).toContain('delete installedModules[id]; delete startedInstallModules[id];');
});

test.each([
  ['a page without shared modules is left as it is', '// none', '// none'],
  [
    'the note that it was asked for goes with the failure',
    'startedInstallModules = {}; delete installedModules[id]; throw error;',
    'startedInstallModules = {}; delete installedModules[id]; delete startedInstallModules[id]; throw error;',
  ],
])('%s', (_case, runtime, expected) => expect(retryingConsume(runtime)).toBe(expected));

test('a webpack that does it in another way stops the build', () => {
  expect(() => retryingConsume('startedInstallModules = {};')).toThrow('in another way');
});
