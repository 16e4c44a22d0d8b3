import { expect, it } from 'vitest';
import { readAudit } from './audit.ts';

const advisory = { title: 'Prototype pollution', url: 'https://github.com/advisories/GHSA-0000' };

it.each([
  ['a clean report', { vulnerabilities: {} }, { outcome: 'clean' }],
  [
    'vulnerable packages, each with its advisories',
    {
      vulnerabilities: {
        deep: { severity: 'high', range: '<2.0.0', via: [advisory] },
        wide: { severity: 'low', range: '*', via: ['deep'] },
      },
    },
    {
      outcome: 'found',
      lines: [
        'high: deep <2.0.0 (Prototype pollution, https://github.com/advisories/GHSA-0000)',
        'low: wide * (through deep)',
      ],
    },
  ],
  [
    'a registry without an audit',
    { message: '405 Method Not Allowed', error: {} },
    { outcome: 'none', reason: '405 Method Not Allowed' },
  ],
  ['a report of another shape', { vulnerabilities: { deep: 1 } }, { outcome: 'none', reason: 'no answer' }],
])('reads %s', (_case, written, audit) => {
  expect(readAudit(JSON.stringify(written))).toEqual(audit);
});

it.each(['', 'npm error'])('takes %j for no audit, never for a clean one', (output) => {
  expect(readAudit(output)).toEqual({ outcome: 'none', reason: 'no answer' });
});
