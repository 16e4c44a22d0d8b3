import type { Configuration } from 'webpack';
import webpack from 'webpack';
import { inRoot } from '../repository.ts';
import { baseConfig } from './base-config.ts';
import { ManifestPlugin } from './manifest-plugin.ts';

const stand = (file: string) => inRoot('tooling/src/bench/one-bundle', file);

/**
 * The same screens without federation, as one plain bundle: what a page of this repository is measured against. Only how a
 * remote's entry is found and how copies are shared differ.
 */
export function oneBundleConfig(outputRoot: string): Configuration {
  const base = baseConfig('one-bundle', 'production');
  return {
    ...base,
    entry: { main: inRoot('shell/src/main.ts') },
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    output: {
      ...base.output,
      path: `${outputRoot}/one-bundle`,
      publicPath: '/one-bundle/',
      uniqueName: 'one_bundle',
      clean: true,
    },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/\/load-entry\.ts$/, stand('load-entry.ts')),
      new webpack.NormalModuleReplacementPlugin(/\/load-federated\.ts$/, stand('load-federated.ts')),
      new webpack.NormalModuleReplacementPlugin(/\/share-with-remotes\.ts$/, stand('share-with-remotes.ts')),
      new ManifestPlugin(),
    ],
  };
}
