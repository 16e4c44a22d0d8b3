import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { inRoot } from '../repository.ts';

/** The module that renders on the server, beside the browser's entry. */
export const SERVER_FILE = 'server.mjs';

/** Folder in which the server half of a part is built before it joins the browser's half. */
export const serverBuildFolder = (name: string): string => inRoot('.cache/server-builds', name);

/** The name of a host's server half: versions of a host share a folder, so that each has its own. */
export const isHostServerFile = (file: string): boolean => /^server\.[0-9a-f]{8}\.mjs$/.test(file);

/**
 * Puts the server half of a part, built just before, beside the browser's half, so that it is listed, published and
 * rolled back with it.
 */
export class ServerHalfPlugin {
  readonly #name: string;
  readonly #isHost: boolean;

  constructor(name: string, isHost: boolean) {
    this.#name = name;
    this.#isHost = isHost;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ServerHalf', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'ServerHalf', stage }, () => {
        const content = fs.readFileSync(path.join(serverBuildFolder(this.#name), SERVER_FILE));
        const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
        const file = this.#isHost ? SERVER_FILE.replace('.', `.${hash}.`) : SERVER_FILE;
        compilation.emitAsset(file, new webpack.sources.RawSource(content));
      });
    });
  }
}
