import type { Configuration } from 'webpack';
import webpack from 'webpack';
import { inRoot } from '../repository.ts';
import { baseConfig, type Mode } from './base-config.ts';
import { ExposedInEntryPlugin } from './exposed-in-entry-plugin.ts';
import { FederationManifestPlugin } from './federation-manifest-plugin.ts';
import { PublishedRemotePlugin } from './published-remote-plugin.ts';
import { readRemoteJson } from './remote-json.ts';
import { ScriptsPlugin } from './scripts-plugin.ts';
import { ServerHalfPlugin } from './server-half-plugin.ts';
import { consumedFromHost } from './shared-modules.ts';

/** Name of the global a remote's entry defines: it carries the version, so that two releases never mix in one page. */
export const containerName = (name: string, version: string): string =>
  `${name}_${version}`.replace(/\W/g, '_');

/** Name of the exposed module's chunk. */
const EXPOSED = 'remote';

/** A remote: one container with the exposed module `./remote`. Throws when its `remote.json` breaks the contract. */
export function remoteConfig(name: string, version: string, mode: Mode, outputRoot: string): Configuration {
  const base = baseConfig(name, mode);
  const container = containerName(name, version);
  const { descriptor, serverRendered } = readRemoteJson(name);
  const federation = {
    name: container,
    library: { type: 'var', name: container },
    filename: mode === 'production' ? 'entry.[contenthash:8].js' : 'entry.js',
    exposes: { './remote': { import: inRoot(name, 'src/remote.ts'), name: EXPOSED } },
    shared: consumedFromHost(),
  };
  const hasServerHalf = mode === 'production' && serverRendered.length > 0;
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
      new webpack.container.ModuleFederationPlugin(federation),
      new ExposedInEntryPlugin(container, EXPOSED),
      ...(mode === 'production' ? [new FederationManifestPlugin(federation, { name, version })] : []),
      ...(hasServerHalf ? [new ServerHalfPlugin(name, false)] : []),
      new PublishedRemotePlugin(descriptor, version, container, hasServerHalf ? serverRendered : []),
      new ScriptsPlugin(),
    ],
  };
}
