import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { hostFacts } from './host-facts.ts';
import { isHostServerFile } from './server-half-plugin.ts';

/** The module that makes a chunk a shared tier. */
const TIER = /\/shared-ui\/src\/([\w-]+)\/index\.ts$/;

/**
 * Writes `manifest.json`: the first scripts, those of each named later part, and those of each tier that remotes take
 * from the host when someone needs it, all as absolute paths; what a remote has to fit; that the host marks the page
 * once it has started, which the gateway waits for; that its half renders customers' screens without a person; and the
 * shell's half for the server.
 */
export class ManifestPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Manifest', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'Manifest', stage }, () => {
        const main = compilation.entrypoints.get('main')?.getFiles() ?? [];
        const manifest = {
          main: scripts(compilation, main),
          tiers: { ...namedParts(compilation), ...tiers(compilation) },
          host: hostFacts(),
          marksStart: true,
          rendersShapes: true,
          ...serverHalf(compilation),
        };
        const json = JSON.stringify(manifest, null, 2);
        compilation.emitAsset('manifest.json', new webpack.sources.RawSource(json));
      });
    });
  }
}

/** The half that draws pages on the server; development builds have none. */
function serverHalf(compilation: Compilation): { server?: string } {
  const file = Object.keys(compilation.assets).find(isHostServerFile);
  return file ? { server: `${String(compilation.outputOptions.publicPath)}${file}` } : {};
}

function scripts(compilation: Compilation, files: Iterable<string>): string[] {
  const publicPath = String(compilation.outputOptions.publicPath);
  return [...files].filter((file) => file.endsWith('.js')).map((file) => `${publicPath}${file}`);
}

function namedParts(compilation: Compilation): Record<string, string[]> {
  const named = [...compilation.namedChunkGroups].filter(([name]) => name !== 'main');
  return Object.fromEntries(named.map(([name, group]) => [name, scripts(compilation, group.getFiles())]));
}

function tiers(compilation: Compilation): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const chunk of compilation.chunks) {
    const tier = tierOf(compilation, chunk);
    if (!tier || chunk.canBeInitial()) continue;
    const files = [...chunk.groupsIterable].flatMap((group) => group.getFiles());
    found[tier] = scripts(compilation, new Set(files));
  }
  return found;
}

function tierOf(compilation: Compilation, chunk: Chunk): string | undefined {
  for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
    const tier = TIER.exec(module.nameForCondition() ?? '')?.[1];
    if (tier) return tier;
  }
  return undefined;
}
