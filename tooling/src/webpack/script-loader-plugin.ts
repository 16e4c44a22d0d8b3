import { FILE_INTEGRITY } from 'shared-contracts/file-integrity';
import webpack, { type Compiler } from 'webpack';

/**
 * Webpack's function that fetches a script, without what no build here needs: every file is of the page's own origin,
 * and each chunk is asked for once at a time. A tag that arrived with the page is waited for while it is on its way; one
 * that is over has been taken away (the gateway's page start), so that nothing waits for an event that has passed.
 * The browser checks each chunk against the integrity that the page knows; a host of an older release knows none
 * (docs/adr/0021).
 */
class ScriptLoader extends webpack.RuntimeModule {
  constructor() {
    super('load script');
  }

  override generate(): string {
    const { compilation } = this;
    return `${webpack.RuntimeGlobals.loadScript} = (url, done) => {
  const sent = document.querySelector('script[src="' + url + '"]');
  const script = sent || Object.assign(document.createElement('script'), {
    integrity: self.${FILE_INTEGRITY}?.[url] ?? '',
    src: url,
  });
  const settle = (event) => {
    clearTimeout(timer);
    script.onload = script.onerror = null;
    script.remove();
    done(event);
  };
  const timer = setTimeout(() => settle({ type: 'timeout', target: script }), ${compilation?.outputOptions.chunkLoadTimeout});
  script.onload = script.onerror = settle;
  if (!sent) document.head.append(script);
};`;
  }
}

/** Puts that function in the place of webpack's own. */
export class ScriptLoaderPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ScriptLoader', (compilation) => {
      // Before webpack's own plugin, which is then not asked.
      const first = { name: 'ScriptLoader', stage: -10 };
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.loadScript)
        .tap(first, (chunk) => {
          compilation.addRuntimeModule(chunk, new ScriptLoader());
          return true;
        });
    });
  }
}
