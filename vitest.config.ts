import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

const exclude = [
  ...configDefaults.exclude,
  '**/dist/**',
  '.cache/**',
  'data/**',
  'tooling/src/walls/fixtures/**',
];

export default defineConfig({
  plugins: [react()],
  test: {
    // Two cores are what a small machine and most hosted runners have.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{shared-*,mf-*,shell,embed,tooling,e2e,services/gateway,services/card-sandbox}/**/*.test.{ts,tsx}',
          ],
          exclude,
          setupFiles: ['tooling/src/testing/dom-setup.ts'],
          testTimeout: 15_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['services/reference-api/**/*.test.ts'],
          exclude,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
