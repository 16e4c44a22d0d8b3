import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { sortTestFiles } from './tooling/src/testing/test-files.ts';

const { rules, screens, isolated, api } = sortTestFiles(import.meta.dirname);

// A worker that goes on to the next file has its modules loaded and warm, which is half of the work of a run.
const shared = { isolate: false };
const unit = {
  setupFiles: ['tooling/src/testing/setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  plugins: [react()],
  test: {
    globalSetup: ['tooling/src/testing/own-temporary-folder.ts'],
    // Two cores are what a small machine and most hosted runners have.
    maxWorkers: 2,
    projects: [
      { extends: true, test: { ...unit, ...shared, name: 'rules', include: rules } },
      { extends: true, test: { ...unit, ...shared, name: 'screens', include: screens } },
      { extends: true, test: { ...unit, name: 'isolated', include: isolated } },
      {
        extends: true,
        test: {
          ...shared,
          name: 'api',
          include: api,
          setupFiles: ['tooling/src/testing/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      // Long walks of `npm run faults`: no part of a plain run.
      ...(process.env.FAULTS === '1'
        ? [
            {
              extends: true as const,
              test: {
                name: 'faults',
                include: ['services/reference-api/src/testing/faults/*.faults.ts'],
                testTimeout: 300_000,
                hookTimeout: 300_000,
              },
            },
          ]
        : []),
      // `npm run drill:balancer`, which needs a balancer installed: no part of a plain run.
      ...(process.env.DRILLS === '1'
        ? [
            {
              extends: true as const,
              test: {
                name: 'drills',
                include: ['services/reference-api/src/testing/cluster/*.drill.ts'],
                testTimeout: 120_000,
                hookTimeout: 300_000,
              },
            },
          ]
        : []),
    ],
  },
});
