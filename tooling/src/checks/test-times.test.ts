import { expect, it } from 'vitest';
import { describeTimes, playwrightTimes, vitestTimes } from './test-times.ts';

it('reads how long a file took below the browser', () => {
  const file = { name: '/house/mf-basket/src/a.test.ts', status: 'passed', startTime: 1000, endTime: 3500 };
  const assertionResults = [{ status: 'passed', fullName: 'adds' }];
  expect(vitestTimes({ testResults: [{ ...file, assertionResults }] }, '/house')).toEqual([
    { file: 'mf-basket/src/a.test.ts', tests: 1, seconds: 2.5 },
  ]);
});

it('reads how long a file took in the browser, on every screen and in every go', () => {
  const test = (projectName: string, ...durations: number[]) => ({
    projectName,
    status: 'expected',
    results: durations.map((duration) => ({ duration })),
  });
  const inner = { title: 'when full', specs: [{ title: 'says so', tests: [test('desktop', 500)] }] };
  const specs = [{ title: 'books', tests: [test('desktop', 1000, 1500), test('phone', 2000)] }];
  expect(playwrightTimes({ suites: [{ title: 'book.spec.ts', specs, suites: [inner] }] })).toEqual([
    { file: 'e2e/book.spec.ts', tests: 3, seconds: 5 },
  ]);
});

it('says which parts and which files took longest', () => {
  const files = [
    { file: 'mf-basket/src/a.test.ts', tests: 1, seconds: 2.5 },
    { file: 'services/gateway/src/b.test.ts', tests: 20, seconds: 3 },
    { file: 'mf-basket/src/c.test.ts', tests: 4, seconds: 1 },
  ];
  expect(describeTimes(files, 2)).toEqual([
    'Seconds, tests, part',
    '    3.5      5  mf-basket',
    '    3.0     20  services/gateway',
    '',
    'Seconds, tests, file',
    '    3.0     20  services/gateway/src/b.test.ts',
    '    2.5      1  mf-basket/src/a.test.ts',
  ]);
});
