import MinimizerPlugin from 'minimizer-webpack-plugin';
import { SCRIPT_TIMEOUT } from 'shared-contracts/script-timeout';
import webpack, { type Configuration } from 'webpack';
import { fingerprint } from '../fingerprint.ts';
import { inRoot, root } from '../repository.ts';
import { FilesPlugin } from './files-plugin.ts';
import { PrecompressPlugin } from './precompress-plugin.ts';
import { replacedModules } from './replaced-modules.ts';
import { RetrySharedModulePlugin } from './retry-shared-module-plugin.ts';
import { ScriptLoaderPlugin } from './script-loader-plugin.ts';
import { UnversionedConsumePlugin } from './unversioned-consume-plugin.ts';

export type Mode = 'production' | 'development';

/** Module of the router with all its components, of which few are used here. */
export const ROUTER_COMPONENTS = inRoot('node_modules/react-router/dist/production/lib/dom/lib.js');

/**
 * Lets the browser compile the functions of each script while it arrives, beside the main thread, instead of one by one as they are
 * called. Most of them are: what is not needed at once is a script of its own.
 */
const compiledOnLoad = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // After the minimizer, which takes comments out, and before names with hashes.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });

/** Configuration that the shell and every remote share. */
export function baseConfig(name: string, mode: Mode): Configuration {
  const isProduction = mode === 'production';
  return {
    name,
    mode,
    context: root,
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'cheap-module-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: replacedModules },
    module: {
      rules: [
        // Emotion needs it for `withTheme` alone; it does nothing by being loaded, and its package forgot to say so.
        { test: /node_modules\/hoist-non-react-statics\//, sideEffects: false },
        {
          test: /\.ts$/,
          include: inRoot('shared-contracts/src/api'),
          enforce: 'pre',
          loader: inRoot('tooling/src/webpack/without-summaries.ts'),
        },
        { test: ROUTER_COMPONENTS, loader: inRoot('tooling/src/webpack/without-display-names.ts') },
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
      // A module that threw is evaluated at the next request.
      strictModuleExceptionHandling: true,
      filename: isProduction ? 'js/[name].[contenthash:8].js' : 'js/[name].js',
      chunkFilename: isProduction ? 'js/[name].[contenthash:8].js' : 'js/[name].js',
      hashFunction: 'xxhash64',
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: inRoot('.cache/webpack'),
      name: `${name}-${mode}`,
      // Webpack does not follow the imports of a configuration in TypeScript.
      version: fingerprint([import.meta.dirname, inRoot('package-lock.json')]),
    },
    optimization: {
      // A library that one later part uses comes with it: a second script for it costs a request, and is never kept longer.
      splitChunks: { cacheGroups: { defaultVendors: false } },
      minimizer: [
        // The second round finds what the first has made small: some hundred bytes of every first view.
        new MinimizerPlugin({
          // Not the server halves, which no one downloads and whose failures name their lines.
          test: /\.js$/,
          minify: [MinimizerPlugin.swcMinify, MinimizerPlugin.swcMinify],
          minimizerOptions: [{ ecma: 2022 }, { ecma: 2022 }],
          extractComments: false,
          parallel: false,
        }),
      ],
    },
    plugins: [
      ...(isProduction ? [compiledOnLoad()] : []),
      new ScriptLoaderPlugin(),
      new RetrySharedModulePlugin(),
      new UnversionedConsumePlugin(),
      ...(isProduction ? [new PrecompressPlugin(), new FilesPlugin()] : []),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
