import webpack, { type Compiler } from 'webpack';
import { compressedVariants } from '../compressed-variants.ts';

/** Writes `.br` and `.gz` beside every script, so that no server compresses while someone waits. */
export class PrecompressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Precompress', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: 'Precompress', stage }, (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          for (const [twin, content] of compressedVariants(name, Buffer.from(source.source())))
            compilation.emitAsset(twin, new webpack.sources.RawSource(content));
        }
      });
    });
  }
}
