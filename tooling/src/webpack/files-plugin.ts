import { FILES_LIST, type FilesList } from 'shared-contracts/releases';
import webpack, { type Compiler } from 'webpack';
import { hashOf, isListed } from '../files-list.ts';

/** Writes `files.json`: the hash of every file of a build, which publishing, the gateway and browsers compare it with. */
export class FilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Files', (compilation) => {
      // After the plugins that report about the build.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tap({ name: 'Files', stage }, (assets) => {
        const names = Object.keys(assets).sort();
        const style = names.find((name) => name.endsWith('.css'));
        if (style) {
          const reason = `${style}: no browser would check this style sheet; write styles with shared-ui (docs/adr/0021).`;
          compilation.errors.push(new webpack.WebpackError(reason));
        }
        const list: FilesList = {};
        for (const name of names.filter(isListed)) {
          list[name] = hashOf(Buffer.from(assets[name]?.source() ?? ''));
        }
        compilation.emitAsset(FILES_LIST, new webpack.sources.RawSource(JSON.stringify(list, null, 2)));
      });
    });
  }
}
