import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import webpack, { type WebpackPluginInstance } from 'webpack';
import { compile } from '../compile.ts';

/** Runtime of a host that consumes one shared module of its own as `shared` says, built with a plugin. */
export async function hostRuntime(shared: object, plugin: WebpackPluginInstance): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'host-'));
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
        new webpack.container.ModuleFederationPlugin({ name: 'host', shared: { './tier.js': shared } }),
        plugin,
      ],
    },
  ]);
  return fs.readFileSync(path.join(folder, 'out/main.js'), 'utf8');
}
