import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout this launcher belongs to. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const nodeModules = path.join(root, 'node_modules');
