import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { SCRIPT_TIMEOUT } from 'shared-contracts/script-timeout';
import type { Configuration } from 'webpack';
import { inRoot, root } from '../repository.ts';
import { ConsumeAgainPlugin } from './consume-again-plugin.ts';
import { FilesPlugin } from './files-plugin.ts';
import { leftOut } from './left-out.ts';
import { PrecompressPlugin } from './precompress-plugin.ts';
import { ScriptLoaderPlugin } from './script-loader-plugin.ts';

export type Mode = 'production' | 'development';

/** What the shell's and every remote's configuration have in common. */
export function baseConfig(name: string, mode: Mode): Configuration {
  const isProduction = mode === 'production';
  return {
    name,
    mode,
    context: root,
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'cheap-module-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: leftOut },
    module: {
      rules: [
        // Emotion needs it for `withTheme` alone; it does nothing by being loaded, and its package forgot to say so.
        { test: /node_modules\/hoist-non-react-statics\//, sideEffects: false },
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: {
            loader: 'swc-loader',
            options: {
              jsc: {
                parser: { syntax: 'typescript', tsx: true },
                target: 'es2022',
                transform: { react: { runtime: 'automatic', development: !isProduction } },
              },
            },
          },
        },
      ],
    },
    output: {
      chunkLoadTimeout: SCRIPT_TIMEOUT,
      // A module that threw is evaluated anew when it is asked for again.
      strictModuleExceptionHandling: true,
      filename: isProduction ? 'js/[name].[contenthash:8].js' : 'js/[name].js',
      chunkFilename: isProduction ? 'js/[name].[contenthash:8].js' : 'js/[name].js',
      hashFunction: 'xxhash64',
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: inRoot('.cache/webpack'),
      name: `${name}-${mode}`,
      buildDependencies: {
        config: [
          path.join(import.meta.dirname, 'base-config.ts'),
          path.join(import.meta.dirname, 'left-out.ts'),
          inRoot('package-lock.json'),
        ],
      },
    },
    optimization: {
      minimizer: [
        // The second round finds what the first has made small: some hundred bytes of every first view.
        new MinimizerPlugin({
          minify: [MinimizerPlugin.swcMinify, MinimizerPlugin.swcMinify],
          extractComments: false,
          parallel: false,
        }),
      ],
    },
    plugins: [
      new ScriptLoaderPlugin(),
      new ConsumeAgainPlugin(),
      ...(isProduction ? [new PrecompressPlugin(), new FilesPlugin()] : []),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
