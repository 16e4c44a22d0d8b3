import { EMBEDDED_REMOTE } from 'shared-contracts/embed';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import { inRoot } from '../repository.ts';
import { baseConfig, type Mode } from './base-config.ts';
import { ManifestPlugin } from './manifest-plugin.ts';
import { ScriptsPlugin } from './scripts-plugin.ts';
import { providedByHost } from './shared-modules.ts';

/** The standalone page of joining: a host of remotes like the shell, and in its place where operators embed joining. */
export function standaloneConfig(mode: Mode, outputRoot: string): Configuration {
  const base = baseConfig('standalone', mode);
  return {
    ...base,
    entry: { main: inRoot(EMBEDDED_REMOTE, 'src/standalone.ts') },
    output: {
      ...base.output,
      path: `${outputRoot}/standalone/${EMBEDDED_REMOTE}`,
      publicPath: `/standalone/${EMBEDDED_REMOTE}/`,
      uniqueName: 'standalone',
      clean: mode === 'production',
    },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.container.ModuleFederationPlugin({ name: 'standalone', shared: providedByHost() }),
      new ManifestPlugin(),
      new ScriptsPlugin(),
    ],
  };
}
