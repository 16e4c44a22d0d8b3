import fs from 'node:fs';
import { remoteDescriptorSchema } from 'shared-contracts/remote';
import { safeParse } from 'shared-contracts/schema';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import { inRoot } from '../repository.ts';
import { baseConfig, type Mode } from './base-config.ts';
import { PublishedRemotePlugin } from './published-remote-plugin.ts';
import { ScriptsPlugin } from './scripts-plugin.ts';
import { takenFromHost } from './shared-modules.ts';

/** Name of the global a remote's entry defines: it carries the version, so that two releases never mix in one page. */
export const containerName = (name: string, version: string): string =>
  `${name}_${version}`.replace(/\W/g, '_');

/** A remote: one container with the exposed module `./remote`. Throws when its `remote.json` breaks the contract. */
export function remoteConfig(name: string, version: string, mode: Mode, outputRoot: string): Configuration {
  const base = baseConfig(name, mode);
  const container = containerName(name, version);
  const descriptor = safeParse(
    remoteDescriptorSchema,
    JSON.parse(fs.readFileSync(inRoot(name, 'remote.json'), 'utf8')),
  );
  if (!descriptor.success) {
    const where = descriptor.error.issues
      .map(({ path, message }) => `${path.join('.')}: ${message}`)
      .join('; ');
    throw new Error(`${name}/remote.json breaks the contract: ${where}`);
  }
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      path: `${outputRoot}/remotes/${name}/${version}`,
      publicPath: `/remotes/${name}/${version}/`,
      uniqueName: container,
      clean: mode === 'production',
    },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.container.ModuleFederationPlugin({
        name: container,
        library: { type: 'var', name: container },
        filename: mode === 'production' ? 'entry.[contenthash:8].js' : 'entry.js',
        exposes: { './remote': { import: inRoot(name, 'src/remote.ts'), name: 'remote' } },
        shared: takenFromHost(),
      }),
      new PublishedRemotePlugin(descriptor.data, version, container),
      new ScriptsPlugin(),
    ],
  };
}
