import { createHash } from 'node:crypto';
import type { PublishedRemote, RemoteDescriptor } from 'shared-contracts/remote';
import type { ServerHalf } from 'shared-contracts/server-half';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { consumedModules } from './host-facts.ts';
import { SERVER_FILE } from './server-half-plugin.ts';
import { consumedRanges } from './shared-modules.ts';

/**
 * Writes `published.json` beside a remote's build: the descriptor with what a host needs to load it. `parts.json` beside it
 * names the scripts of what loads later, for the budgets, and `takes.json` what it takes from its host.
 */
export class PublishedRemotePlugin {
  readonly #descriptor: RemoteDescriptor;
  readonly #version: string;
  readonly #container: string;
  readonly #serverRendered: readonly string[];

  constructor(
    descriptor: RemoteDescriptor,
    version: string,
    container: string,
    serverRendered: readonly string[],
  ) {
    this.#descriptor = descriptor;
    this.#version = version;
    this.#container = container;
    this.#serverRendered = serverRendered;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PublishedRemote', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PublishedRemote', stage }, () => {
        const published = JSON.stringify(this.#published(compilation), null, 2);
        compilation.emitAsset('published.json', new webpack.sources.RawSource(published));
        const parts = JSON.stringify(this.#laterParts(compilation), null, 2);
        compilation.emitAsset('parts.json', new webpack.sources.RawSource(parts));
        const takes = JSON.stringify(consumedModules(compilation, consumedRanges()), null, 2);
        compilation.emitAsset('takes.json', new webpack.sources.RawSource(takes));
      });
    });
  }

  #published(compilation: Compilation): PublishedRemote & { server?: ServerHalf } {
    const publicPath = String(compilation.outputOptions.publicPath);
    const entryFile = [...(compilation.entrypoints.get(this.#container)?.getFiles() ?? [])].find((file) =>
      /^entry[.\w]*\.js$/.test(file),
    );
    const source = entryFile && compilation.getAsset(entryFile)?.source.source();
    if (!entryFile || !source) throw new Error(`${this.#descriptor.name} has no entry script.`);
    const isProduction = compilation.options.mode === 'production';
    const ids = [...this.#descriptor.routes, ...this.#descriptor.slots].map(({ id }) => id);
    return {
      descriptor: this.#descriptor,
      version: this.#version,
      entry: `${publicPath}${entryFile}`,
      integrity: isProduction ? `sha384-${createHash('sha384').update(source).digest('base64')}` : null,
      container: this.#container,
      chunks: Object.fromEntries(ids.map((id) => [id, this.#scripts(compilation, publicPath, id)])),
      ...(this.#serverRendered.length > 0 && {
        server: { entry: `${publicPath}${SERVER_FILE}`, renders: [...this.#serverRendered] },
      }),
    };
  }

  #laterParts(compilation: Compilation): Record<string, string[]> {
    const publicPath = String(compilation.outputOptions.publicPath);
    const named = [...compilation.namedChunkGroups].filter(([, group]) => !group.isInitial());
    return Object.fromEntries(
      named.map(([name, group]) => [
        name,
        group
          .getFiles()
          .filter((file) => file.endsWith('.js'))
          .map((file) => `${publicPath}${file}`),
      ]),
    );
  }

  #scripts(compilation: Compilation, publicPath: string, id: string): string[] {
    const group = compilation.namedChunkGroups.get(id);
    if (!group) {
      throw new Error(
        `${this.#descriptor.name} declares '${id}', but no import is named so by webpackChunkName.`,
      );
    }
    return group
      .getFiles()
      .filter((file) => file.endsWith('.js'))
      .map((file) => `${publicPath}${file}`);
  }
}
