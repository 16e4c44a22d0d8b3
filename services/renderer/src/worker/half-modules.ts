import { registerHooks } from 'node:module';

/** Prefix of the addresses of halves, in stack traces too. */
export const HALF_SCHEME = 'half:';

/**
 * Returns how to run server halves from their checked content. A half may import nothing: no module of Node, no file and
 * no other half. Its dependencies come through the shared scope.
 */
export function createHalfModules(): (name: string, source: string) => Promise<unknown> {
  const sources = new Map<string, string>();
  registerHooks({
    resolve(specifier, context, next) {
      if (context.parentURL?.startsWith(HALF_SCHEME)) {
        throw new Error(`A server half may not import '${specifier}'.`);
      }
      if (!specifier.startsWith(HALF_SCHEME)) return next(specifier, context);
      return { url: specifier, format: 'module', shortCircuit: true };
    },
    load(url, context, next) {
      const source = sources.get(url);
      return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true };
    },
  });
  return async (name, source) => {
    const url = `${HALF_SCHEME}${name}`;
    sources.set(url, source);
    return import(url);
  };
}
