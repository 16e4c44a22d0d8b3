import { expect, it } from 'vitest';
import { readAudit } from './audit.ts';
import { printAudit } from './check-supply-chain.ts';

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
  const code = audit.outcome === 'clean' ? 0 : 1;
  expect(readAudit({ code, output: JSON.stringify(written), complaint: '' })).toEqual(audit);
});

it.each([
  [{ output: '' }, 'no answer'],
  [{ output: 'npm error' }, 'no answer'],
  [{ output: '', complaint: 'ENOTFOUND' }, 'ENOTFOUND'],
  [{ output: '{"vulnerabilities":{}}', complaint: 'ELOCKVERIFY' }, 'ELOCKVERIFY'],
  [{ output: '{"vulnerabilities":{}}' }, 'npm ended with 1'],
])('takes %j for no audit, never for a clean one', (run, reason) => {
  expect(readAudit({ code: 1, complaint: '', ...run })).toEqual({ outcome: 'none', reason });
});

it('says that the registry offers none, and fails', async () => {
  const lines: string[] = [];
  const output = JSON.stringify({ message: '405 Method Not Allowed', error: {} });
  const isClean = await printAudit(
    (line) => lines.push(line),
    async () => ({ code: 1, output, complaint: '' }),
  );
  expect(isClean).toBe(false);
  expect(lines).toEqual([
    'Audit: not made, because the registry offers none (405 Method Not Allowed).',
    "Run it where the registry does, or leave it out with '--no-audit'.",
  ]);
});
