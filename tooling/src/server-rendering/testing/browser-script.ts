import vm from 'node:vm';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { inRoot, root } from '../../repository.ts';

const stand = (file: string) => inRoot('tooling/src/bench/one-bundle', file);

/** A page without federation: every remote is in the script. */
const withoutFederation: Plugin = {
  name: 'without-federation',
  enforce: 'pre',
  resolveId(id, importer) {
    if (importer?.includes('/one-bundle/')) return null;
    const [file] = /(?:load-entry|load-federated|share-with-remotes)\.ts$/.exec(id) ?? [];
    return file ? stand(file) : null;
  },
};

/**
 * The page's scripts as one, in React's development build, which says where a page that it hydrates differs from the one
 * it draws.
 */
export async function browserScript(): Promise<vm.Script> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [react(), withoutFederation],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: inRoot('shell/src/main.ts'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [page] = Array.isArray(built) ? built : [built];
  if (!page || !('output' in page)) throw new Error('The page has no script.');
  return new vm.Script(page.output[0].code, { filename: 'page.js' });
}
