import { camelKey, snakeKey } from 'shared-contracts/codec';
import { describe, expect, it } from 'vitest';
import { IDENTITY_PATHS } from '../../platform/index.ts';
import { parseDataFields } from './data-fields-seed.ts';
import { readTenants } from './read-seed.ts';

describe.each(readTenants())('the questions of $name', ({ dataFields }) => {
  const fields = dataFields.flatMap(({ sectionFields }) => sectionFields);
  const paths = fields.map(({ path }) => path);

  it('have paths of their own that survive the wire', () => {
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) {
      expect(camelKey(snakeKey(path))).toBe(path);
      expect(paths.filter((other) => other.startsWith(`${path}.`))).toEqual([]);
    }
  });

  it('ask for everything that makes an account, and only where one is made', () => {
    for (const path of IDENTITY_PATHS) {
      const field = fields.find((candidate) => candidate.path === path);
      expect(field?.forms, path).toEqual({ customer_account_online: 'required' });
    }
    expect(fields.find(({ path }) => path === 'password')?.check).toBe('password');
    expect(fields.find(({ path }) => path === 'email')?.check).toBe('email');
  });

  it('offer choices where one has to choose', () => {
    for (const { type, options = [], path } of fields) {
      const isChoice = type === 'select' || type === 'multi_select';
      expect(options.length > 1, path).toBe(isChoice);
      expect(new Set(options.map(({ value }) => value)).size, path).toBe(options.length);
    }
  });

  it('want no consent to marketing', () => {
    for (const { path, forms } of fields.filter((field) => field.path.startsWith('marketing.')))
      expect(Object.values(forms), path).not.toContain('required');
  });

  it('are in sections with references of their own', () => {
    const references = dataFields.map(({ sectionReference }) => sectionReference);
    expect(new Set(references).size).toBe(references.length);
  });
});

const section = { sectionName: 'You', sectionReference: 'you', fields: ['firstName'] };
it.each([
  [
    'a question nobody defined',
    { fields: [], tenants: { riverside: [section] } },
    'tenants.riverside asks for firstName',
  ],
  [
    'a kind there is not',
    { fields: [{ path: 'a', label: 'A', type: 'colour', forms: {} }], tenants: {} },
    'fields.0.type',
  ],
  [
    'a section without a name',
    { fields: [], tenants: { riverside: [{ ...section, sectionName: 7 }] } },
    'sectionName',
  ],
])('refuses %s with the file', (_what, content, key) => {
  const read = () => parseDataFields(content, 'data-fields.json');
  expect(read).toThrow(/^data-fields\.json: /);
  expect(read).toThrow(key);
});
