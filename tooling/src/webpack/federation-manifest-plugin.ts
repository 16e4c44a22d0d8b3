import { StatsPlugin } from '@module-federation/manifest';
import type { Compilation, Compiler } from 'webpack';
import { consumedModules } from './host-facts.ts';
import { consumedRanges, providedVersions } from './shared-modules.ts';

interface Container {
  name: string;
  filename: string;
  exposes: Record<string, { import: string; name: string }>;
  shared: Record<string, object>;
}

/** Version of Module Federation whose manifest this is. */
const PLUGIN_VERSION = '2.9.2';
/** Source of the manifest; no host reads it. */
const STATS = 'mf-stats.json';

interface Stats {
  metaData: { buildInfo: object };
  shared: object[];
}

/** Modules the remote takes from its host; it brings no copy of its own along. */
function describeShared(container: string, compilation: Compilation): object[] {
  const versions = providedVersions();
  const none = () => ({ sync: [], async: [] });
  return Object.entries(consumedModules(compilation, consumedRanges())).map(([name, requiredVersion]) => ({
    id: `${container}:${name}`,
    name,
    version: versions[name],
    singleton: true,
    requiredVersion,
    assets: { js: none(), css: none() },
  }));
}

/**
 * Writes `mf-manifest.json` beside a remote's entry, as the plugins of Module Federation do: its hosts and tools find the
 * entry, what it exposes and what it shares by it.
 */
export class FederationManifestPlugin {
  readonly #container: Container;
  readonly #build: { buildName: string; buildVersion: string };

  constructor(container: Container, build: { name: string; version: string }) {
    this.#container = container;
    this.#build = { buildName: build.name, buildVersion: build.version };
  }

  apply(compiler: Compiler): void {
    const options = {
      ...this.#container,
      dts: false,
      manifest: {
        // The plugin takes the repository for the package, and reads nothing of modules without their own version.
        additionalData: ({ stats, compilation }: { stats: Stats; compilation: Compilation }) => {
          Object.assign(stats.metaData.buildInfo, this.#build);
          stats.shared = describeShared(this.#container.name, compilation);
          return stats;
        },
      },
    };
    new StatsPlugin(options as never, { pluginVersion: PLUGIN_VERSION, bundler: 'webpack' }).apply(
      compiler as never,
    );
    compiler.hooks.thisCompilation.tap('FederationManifest', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'FederationManifest', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE },
        () => compilation.deleteAsset(STATS),
      );
    });
  }
}
