import zlib from 'node:zlib';
import webpack, { type Compiler } from 'webpack';

const COMPRESSIBLE = /\.(js|css|svg|json)$/;
/** Below this, in bytes, compressing costs more than it saves. */
const SMALLEST = 512;

/** Writes `.br` and `.gz` beside every script, so that no server compresses while somebody waits. */
export class PrecompressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Precompress', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: 'Precompress', stage }, (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          const content = Buffer.from(source.source());
          if (!COMPRESSIBLE.test(name) || content.length < SMALLEST) continue;
          compilation.emitAsset(
            `${name}.br`,
            new webpack.sources.RawSource(zlib.brotliCompressSync(content)),
          );
          compilation.emitAsset(
            `${name}.gz`,
            new webpack.sources.RawSource(zlib.gzipSync(content, { level: 9 })),
          );
        }
      });
    });
  }
}
