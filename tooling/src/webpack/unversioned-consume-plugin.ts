import type { Compiler, RuntimeModule } from 'webpack';

/** A call of webpack's runtime that compares the version of a shared module with a range. */
const CHECKED = /\bload(?:Strict)?(?:Singleton)?Version\("/;
/** Webpack's code for ranges of versions; each function calls itself, so that no minimizer finds it unused. */
const RANGES = /^var (?:rangeToString|satisfy) = .*\{\n(?:\t.*\n)+\}\n/gm;
const FUNCTIONS = 2;

/**
 * The runtime without its code for ranges, where no module is asked for by one.
 *
 * @throws Error when webpack writes that code in another way.
 */
export function withoutRanges(runtime: string): string {
  if (!runtime || CHECKED.test(runtime)) return runtime;
  if (runtime.match(RANGES)?.length !== FUNCTIONS) {
    throw new Error('Webpack compares ranges of versions in another way now.');
  }
  return runtime.replace(RANGES, '');
}

/**
 * Takes the code for ranges of versions out of a build that asks for every shared module by its name alone: half a kilobyte
 * in each entry.
 */
export class UnversionedConsumePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('UnversionedConsume', (compilation) => {
      compilation.hooks.runtimeModule.tap('UnversionedConsume', (module: RuntimeModule) => {
        if (module.name !== 'consumes') return;
        const generate = module.generate.bind(module);
        module.generate = () => withoutRanges(generate() ?? '');
      });
    });
  }
}
