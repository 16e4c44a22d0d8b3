import { expect, test } from 'vitest';
import { RetrySharedModulePlugin, retryingConsume } from './retry-shared-module-plugin.ts';
import { hostRuntime } from './testing/build-host.ts';

test('a host asks again for a shared module that did not arrive', async () => {
  const shared = { version: '1.0.0', requiredVersion: '^1.0.0' };
  const runtime = await hostRuntime(shared, new RetrySharedModulePlugin());
  expect(runtime).toContain('delete installedModules[id]; delete startedInstallModules[id];');
});

test.each([
  ['a page without shared modules is left as it is', '// none', '// none'],
  [
    'the note that it was asked for goes with the failure',
    'startedInstallModules = {}; delete installedModules[id]; throw error;',
    'startedInstallModules = {}; delete installedModules[id]; delete startedInstallModules[id]; throw error;',
  ],
])('%s', (_case, runtime, expected) => expect(retryingConsume(runtime)).toBe(expected));

test('a webpack that does it in another way stops the build', () => {
  expect(() => retryingConsume('startedInstallModules = {};')).toThrow('in another way');
});
