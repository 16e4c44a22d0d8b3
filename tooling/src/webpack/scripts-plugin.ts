import path from 'node:path';
import webpack, { type Chunk, type Compilation, type Compiler, type Module } from 'webpack';

/** Purpose and contents of a built script, by its absolute path. */
export type BuiltScripts = Record<string, { parts: string[]; packages: string[] }>;

/** The file that the plugin writes beside each build. */
export const SCRIPTS_FILE = 'scripts.json';

const TIER_FILE = /^([\w-]+)\/src\/([\w-]+)\/index\.ts$/;
const PACKAGE = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//g;

/**
 * Writes `scripts.json`: for each script the parts of the page that load it and the packages inside it. A part that has no
 * name is called after what it imports. The list of the scripts at the checkout is made from it.
 */
export class ScriptsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Scripts', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'Scripts', stage }, () => {
        const json = JSON.stringify(describeScripts(compilation), null, 2);
        compilation.emitAsset(SCRIPTS_FILE, new webpack.sources.RawSource(json));
      });
    });
  }
}

function describeScripts(compilation: Compilation): BuiltScripts {
  const publicPath = String(compilation.outputOptions.publicPath);
  const scripts: BuiltScripts = {};
  for (const chunk of compilation.chunks) {
    for (const file of chunk.files) {
      if (!file.endsWith('.js')) continue;
      scripts[`${publicPath}${file}`] = {
        parts: partsOf(compilation, chunk),
        packages: packagesOf(compilation, chunk),
      };
    }
  }
  return Object.fromEntries(Object.entries(scripts).sort(([a], [b]) => a.localeCompare(b)));
}

function partsOf(compilation: Compilation, chunk: Chunk): string[] {
  // The exposed module of a remote is inside its entry, which then belongs to both.
  if (chunk.canBeInitial()) return ['entry'];
  const parts = [...chunk.groupsIterable].flatMap((group) => {
    if (group.name) return [group.name];
    const imports = [...group.blocksIterable].flatMap(({ dependencies }) => dependencies);
    return imports.flatMap((one) =>
      'request' in one && typeof one.request === 'string' ? [importedName(compilation, one.request)] : [],
    );
  });
  return [...new Set(parts)].sort();
}

/** A shared module is imported by its file in one place and by its name in another. */
function importedName({ compiler }: Compilation, request: string): string {
  const file = path.isAbsolute(request) ? path.relative(compiler.context, request) : request;
  return file.replace(TIER_FILE, '$1/$2');
}

function packagesOf(compilation: Compilation, chunk: Chunk): string[] {
  const modules = [...compilation.chunkGraph.getChunkModulesIterable(chunk)].flatMap(insideOf);
  const names = modules.flatMap((module) => {
    const [last] = [...(module.nameForCondition() ?? '').matchAll(PACKAGE)].slice(-1);
    return last?.[1] ? [last[1]] : [];
  });
  return [...new Set(names)].sort();
}

/** A concatenated module is many. */
function insideOf(module: Module): Module[] {
  const { modules } = module as Module & { modules?: Iterable<Module> };
  return modules ? [...modules] : [module];
}
