import { describe, expect, it } from 'vitest';
import { describeSystem } from './addresses.ts';
import { lastErrorLine } from './last-error-line.ts';
import { terminalLine } from './terminal-line.ts';

describe('the last words of a service', () => {
  it.each([
    ['a plain line', ["PORT: 'x' is not a port."], "PORT: 'x' is not a port."],
    [
      'an error above its stack',
      [
        'node:internal/modules/run_main:107',
        '    throw error;',
        '    ^',
        '',
        'TypeError: it broke',
        '    at start (main.ts:3:9)',
        '  code: 42',
        '}',
        '',
        'Node.js v24.21.0',
      ],
      'TypeError: it broke',
    ],
    ['progress before a failure', ['Filling the database', 'Port 8081 is taken.', ''], 'Port 8081 is taken.'],
    ['only that it is ready', ['Gateway ready on http://127.0.0.1:8080'], 'It said nothing.'],
    ['nothing', [], 'It said nothing.'],
  ])('%s', (_, lines, expected) => {
    expect(lastErrorLine(lines)).toBe(expected);
  });
});

describe('what the terminal shows of a line', () => {
  it.each([
    ['progress', 'Riverside: 164 venues', 'api: Riverside: 164 venues'],
    ['the announcement of a port', 'Gateway ready on http://127.0.0.1:8080', null],
    ['an empty line', '  ', null],
    [
      'an error by name',
      '{"level":"error","message":"A call failed.","reason":"timeout"}',
      'api: A call failed. timeout',
    ],
    [
      'an error by number',
      '{"level":50,"msg":"A call failed.","err":{"message":"reset"}}',
      'api: A call failed. reset',
    ],
    ['a note', '{"level":"info","message":"ready"}', null],
    ['something that only begins like an entry', '{ not json', 'api: { not json'],
  ])('%s', (_, line, expected) => {
    expect(terminalLine('api', line)).toBe(expected);
  });
});

describe('the words of a running system', () => {
  it('fit a terminal and name an address per tenant and host with a screen', () => {
    const lines = describeSystem(8080);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
    expect(lines).toContain('  http://bookings.harbour.localhost:8080');
    expect(lines.filter((line) => line.startsWith('  http'))).toHaveLength(9);
  });
});
