import type { Compiler, RuntimeModule } from 'webpack';

/** What webpack's runtime does when a shared module did not arrive; it notes elsewhere that it has asked. */
const FAILED = 'delete installedModules[id];';
const ASKED = 'startedInstallModules';

/** That runtime with the note taken back. */
export function consumingAgain(runtime: string): string {
  if (!runtime.includes(ASKED)) return runtime;
  if (!runtime.includes(FAILED)) throw new Error('Webpack consumes shared modules in another way now.');
  return runtime.replaceAll(FAILED, `${FAILED} delete ${ASKED}[id];`);
}

/**
 * Lets a page ask again for a shared module that did not arrive. Webpack's own runtime asks once, and then throws the
 * first error for as long as the page is open, even when the script has long been mended.
 */
export class ConsumeAgainPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ConsumeAgain', (compilation) => {
      compilation.hooks.runtimeModule.tap('ConsumeAgain', (module: RuntimeModule) => {
        if (module.name !== 'consumes') return;
        const generate = module.generate.bind(module);
        module.generate = () => consumingAgain(generate() ?? '');
      });
    });
  }
}
