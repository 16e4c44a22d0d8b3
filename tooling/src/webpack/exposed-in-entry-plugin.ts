import webpack, { type Compiler } from 'webpack';

/**
 * Puts the exposed module of a remote into its entry. It only names the remote's parts, and no page loads the entry
 * without it: as a script of its own it is one request more for each remote.
 */
export class ExposedInEntryPlugin {
  readonly #container: string;
  readonly #exposed: string;

  constructor(container: string, exposed: string) {
    this.#container = container;
    this.#exposed = exposed;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ExposedInEntry', (compilation) => {
      const late = { name: 'ExposedInEntry', stage: webpack.OptimizationStages.STAGE_ADVANCED };
      compilation.hooks.optimizeChunks.tap(late, () => {
        const entry = compilation.entrypoints.get(this.#container)?.getEntrypointChunk();
        const exposed = compilation.namedChunks.get(this.#exposed);
        if (!entry || !exposed) {
          const reason = `No script named '${this.#exposed}' to put into the entry.`;
          compilation.errors.push(new webpack.WebpackError(reason));
          return;
        }
        compilation.chunkGraph.integrateChunks(entry, exposed);
        compilation.chunks.delete(exposed);
      });
    });
  }
}
