import path from 'node:path';
import { ModuleFederationPlugin as RspackPlugin } from '@module-federation/enhanced/rspack';
import { ModuleFederationPlugin as WebpackPlugin } from '@module-federation/enhanced/webpack';
import { federation } from '@module-federation/vite';
import { type Configuration as RspackConfiguration, rspack } from '@rspack/core';
import { compile } from 'tooling/webpack/compile';
import { build } from 'vite';
import type { Configuration } from 'webpack';

/** Another team's bundler configuration: a name, the exposes, and the host's modules it uses. */
export interface ForeignRemote {
  name: string;
  outputFolder: string;
  /** Ranges of versions by module. */
  shared: Readonly<Record<string, string>>;
}

const source = path.join(import.meta.dirname, 'source');
const ENTRY = path.join(source, 'remote.ts');
const HOST_ONLY = /^shared-/;

/** React is bundled in case a host has none; what only the host has is not. */
const sharedOf = ({ shared }: ForeignRemote) =>
  Object.fromEntries(
    Object.entries(shared).map(([request, requiredVersion]) => [
      request,
      { singleton: true, requiredVersion, ...(HOST_ONLY.test(request) && { import: false as const }) },
    ]),
  );

const federationOptions = (remote: ForeignRemote) => ({
  name: remote.name.replaceAll('-', '_'),
  filename: 'remoteEntry.js',
  exposes: { './remote': ENTRY },
  shared: sharedOf(remote),
  dts: false,
});

const typescript = (loader: string) => ({
  rules: [
    {
      test: /\.ts$/,
      exclude: /node_modules/,
      use: { loader, options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } } },
    },
  ],
});

const common = (remote: ForeignRemote) => ({
  context: source,
  mode: 'production' as const,
  entry: {},
  devtool: false as const,
  output: { path: remote.outputFolder, publicPath: 'auto', uniqueName: remote.name, clean: true },
  infrastructureLogging: { level: 'error' as const },
});

/** Each bundler, as its own documentation sets it up. */
export const FOREIGN_BUNDLERS = {
  webpack: (remote: ForeignRemote) => {
    const configuration: Configuration = {
      ...common(remote),
      module: typescript('swc-loader'),
      plugins: [new WebpackPlugin(federationOptions(remote))],
    };
    return compile([configuration]);
  },
  rspack: (remote: ForeignRemote) => {
    const configuration: RspackConfiguration = {
      ...common(remote),
      module: typescript('builtin:swc-loader'),
      plugins: [new RspackPlugin(federationOptions(remote))],
    };
    return new Promise<void>((resolve, reject) => {
      const compiler = rspack(configuration);
      compiler.run((error, stats) => {
        compiler.close(() => {
          if (error) reject(error);
          else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
          else resolve();
        });
      });
    });
  },
  vite: async (remote: ForeignRemote) => {
    // Vite leaves it set for the whole process, and a site that another test starts would inherit it.
    const { NODE_ENV } = process.env;
    try {
      await build({
        root: source,
        base: './',
        configFile: false,
        logLevel: 'error',
        plugins: [federation({ ...federationOptions(remote), manifest: true })],
        build: {
          target: 'es2022',
          outDir: remote.outputFolder,
          emptyOutDir: true,
          rollupOptions: { input: ENTRY },
        },
      });
    } finally {
      if (NODE_ENV === undefined) delete process.env.NODE_ENV;
      else process.env.NODE_ENV = NODE_ENV;
    }
  },
} as const;
