import type { Compiler, RuntimeModule } from 'webpack';

/** Code of webpack's runtime for a shared module that did not arrive; another place notes that it was requested. */
const FAILED = 'delete installedModules[id];';
const ASKED = 'startedInstallModules';

/** The runtime, with that note removed on failure, so that the module is requested again. */
export function retryingConsume(runtime: string): string {
  if (!runtime.includes(ASKED)) return runtime;
  if (!runtime.includes(FAILED)) throw new Error('Webpack consumes shared modules in another way now.');
  return runtime.replaceAll(FAILED, `${FAILED} delete ${ASKED}[id];`);
}

/**
 * Lets a page ask again for a shared module that did not arrive. Webpack's own runtime asks once, and then throws the
 * first error for as long as the page is open, even when the script has long been mended.
 */
export class RetrySharedModulePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ConsumeAgain', (compilation) => {
      compilation.hooks.runtimeModule.tap('ConsumeAgain', (module: RuntimeModule) => {
        if (module.name !== 'consumes') return;
        const generate = module.generate.bind(module);
        module.generate = () => retryingConsume(generate() ?? '');
      });
    });
  }
}
