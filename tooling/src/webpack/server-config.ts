import type { Configuration } from 'webpack';
import webpack from 'webpack';
import { inRoot } from '../repository.ts';
import { baseConfig } from './base-config.ts';
import { SERVER_FILE, serverBuildFolder } from './server-half-plugin.ts';
import { consumedFromHost, providedByServer } from './shared-modules.ts';

const HOST = 'shell';

/**
 * The half of the shell or of a remote that renders pages on the server: one ES module without chunks. The shell's brings
 * the single copies that every remote's takes, as in the browser. Neither needs anything of Node: libraries that have a
 * build for server runtimes other than Node are taken in that one (`edge-light`), so that the renderer can refuse every
 * import.
 */
export function serverConfig(name: string): Configuration {
  const base = baseConfig(`${name}-server`, 'production');
  const isHost = name === HOST;
  return {
    ...base,
    target: 'es2022',
    entry: isHost ? { server: inRoot('shell/src/server.ts') } : {},
    experiments: { outputModule: true },
    resolve: {
      ...base.resolve,
      conditionNames: ['edge-light', 'import', 'module', 'default'],
    },
    module: {
      ...base.module,
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        ...(base.module?.rules ?? []),
        // Its build for Node imports modules of Node, and no call is made while a page is rendered.
        { test: /node_modules\/axios\//, resolve: { aliasFields: ['browser'] } },
      ],
    },
    output: {
      path: serverBuildFolder(name),
      filename: SERVER_FILE,
      hashFunction: 'xxhash64',
      module: true,
      uniqueName: `${name.replaceAll(/\W/g, '_')}_server`,
      ...(isHost && { library: { type: 'module' } }),
      clean: true,
    },
    optimization: { minimize: false, splitChunks: false },
    plugins: [
      // A container puts what it exposes into a chunk; one file is what is published.
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      isHost
        ? new webpack.container.ModuleFederationPlugin({ name: 'shell', shared: providedByServer() })
        : new webpack.container.ModuleFederationPlugin({
            name: 'server',
            library: { type: 'module' },
            filename: SERVER_FILE,
            exposes: { './remote': inRoot(name, 'src/remote.ts') },
            shared: consumedFromHost(),
          }),
    ],
  };
}
