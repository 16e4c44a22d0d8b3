import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { inRoot, root } from '../repository.ts';
import { PrecompressPlugin } from './precompress-plugin.ts';

export type Mode = 'production' | 'development';

/** How long a script of a build may take to arrive before it counts as lost, in milliseconds. */
const CHUNK_TIMEOUT = 8_000;

/** What the shell's and every remote's configuration have in common. */
export function baseConfig(name: string, mode: Mode): Configuration {
  const isProduction = mode === 'production';
  return {
    name,
    mode,
    context: root,
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'cheap-module-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
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
      chunkLoadTimeout: CHUNK_TIMEOUT,
      crossOriginLoading: 'anonymous',
      filename: isProduction ? 'js/[name].[contenthash:8].js' : 'js/[name].js',
      chunkFilename: isProduction ? 'js/[name].[contenthash:8].js' : 'js/[name].js',
      hashFunction: 'xxhash64',
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: inRoot('.cache/webpack'),
      name: `${name}-${mode}`,
      buildDependencies: {
        config: [path.join(import.meta.dirname, 'base-config.ts'), inRoot('package-lock.json')],
      },
    },
    optimization: {
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false, parallel: false }),
      ],
    },
    plugins: isProduction ? [new PrecompressPlugin()] : [],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
