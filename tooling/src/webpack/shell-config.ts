import type { Configuration } from 'webpack';
import webpack from 'webpack';
import { inRoot } from '../repository.ts';
import { baseConfig, type Mode } from './base-config.ts';
import { ManifestPlugin } from './manifest-plugin.ts';
import { ScriptsPlugin } from './scripts-plugin.ts';
import { ServerHalfPlugin } from './server-half-plugin.ts';
import { providedByHost } from './shared-modules.ts';

/** The host: boots the page and provides the copies that every remote shares. */
export function shellConfig(mode: Mode, outputRoot: string): Configuration {
  const base = baseConfig('shell', mode);
  return {
    ...base,
    entry: { main: inRoot('shell/src/main.ts') },
    output: {
      ...base.output,
      path: `${outputRoot}/shell`,
      publicPath: '/shell/',
      uniqueName: 'shell',
      clean: mode === 'production',
    },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.container.ModuleFederationPlugin({ name: 'shell', shared: providedByHost() }),
      ...(mode === 'production' ? [new ServerHalfPlugin('shell', true)] : []),
      new ManifestPlugin(),
      new ScriptsPlugin(),
    ],
  };
}
