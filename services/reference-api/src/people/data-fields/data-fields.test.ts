import { fromWire } from 'shared-contracts/codec';
import { dataFieldsSchema } from 'shared-contracts/data-fields';
import { safeParse } from 'shared-contracts/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestRequest, type WireValue } from '../../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const form = (type: string, request: TestRequest = {}) =>
  api.call(`GET /api/data-fields?onboarding_type=${type}`, { app: 'online-joining', ...request });
const fields = (data: WireValue): WireValue[] =>
  data.sections?.flatMap((section) => section.section_fields ?? []) ?? [];
const fieldAt = (data: WireValue, path: string) => fields(data).find((field) => field.path === path);

describe.each(['riverside', 'northpeak', 'harbour'])('the form for a new account at %s', (tenant) => {
  it('asks what an account needs, in named sections, without answers', async () => {
    const { status, data } = await form('customer_account_online', { tenant });
    expect(status).toBe(200);
    const shape = safeParse(dataFieldsSchema, fromWire(data, ['sections.*.sectionFields.*.htmlAttributes']));
    expect(shape.success).toBe(true);
    const required = fields(data)
      .filter((field) => field.is_required)
      .map((field) => field.path);
    expect(required).toEqual(expect.arrayContaining(['firstName', 'lastName', 'email', 'password']));
    expect(fields(data).every((field) => field.answer === null && field.is_authorised)).toBe(true);
    for (const section of data.sections ?? []) expect(section.section_name).not.toBe('');
  });

  it('has all six kinds of question', async () => {
    const { data } = await form('customer_account_online', { tenant });
    const types = new Set(fields(data).map((field) => String(field.type)));
    expect([...types].sort()).toEqual(['checkbox', 'date', 'multi_select', 'number', 'select', 'text']);
  });
});

it('hides the password as it is typed', async () => {
  const { data } = await form('customer_account_online');
  expect(fieldAt(data, 'password')?.html_attributes).toEqual({
    type: 'password',
    autocomplete: 'new-password',
    maxlength: 200,
  });
});

it("stands for the questions by a checksum that a person's answers do not change", async () => {
  const token = await api.loginAs('alex.member@example.com');
  const [visitor, member, account, elsewhere] = await Promise.all([
    form('membership_purchase'),
    form('membership_purchase', { token }),
    form('customer_account_online'),
    form('membership_purchase', { tenant: 'northpeak' }),
  ]);
  expect(visitor?.data.checksum).toMatch(/^[0-9a-f]{64}$/);
  expect(member?.data.checksum).toBe(visitor?.data.checksum);
  expect(account?.data.checksum).not.toBe(visitor?.data.checksum);
  expect(elsewhere?.data.checksum).not.toBe(visitor?.data.checksum);
});

describe('the form for a membership', () => {
  it("carries the person's answers, and neither identity nor password", async () => {
    const { data } = await form('membership_purchase', {
      token: await api.loginAs('alex.member@example.com'),
    });
    expect(fieldAt(data, 'address.postcode')).toMatchObject({ answer: 'M33 7AB', is_authorised: true });
    expect(fieldAt(data, 'interests')?.answer).toEqual(['swimming', 'classes']);
    expect(fieldAt(data, 'activeDays')?.answer).toBe(3);
    const paths = fields(data).map((field) => field.path);
    for (const path of ['firstName', 'lastName', 'email', 'password']) expect(paths).not.toContain(path);
    expect(JSON.stringify(data)).not.toContain('argon2');
  });

  it('lets a date of birth be given, and not be changed', async () => {
    const member = await form('membership_purchase', { token: await api.loginAs('alex.member@example.com') });
    await api.db.updateTable('people').set({ answers: '{}' }).where('firstName', '=', 'Sam').execute();
    const newcomer = await form('membership_purchase', { token: await api.loginAs('sam.new@example.com') });
    expect(fieldAt(member.data, 'dateOfBirth')).toMatchObject({ answer: '1988-04-17', is_authorised: false });
    expect(fieldAt(newcomer.data, 'dateOfBirth')).toMatchObject({ answer: null, is_authorised: true });
  });

  it('shows no one the answers of another tenant', async () => {
    const token = await api.loginAs('alex.member@example.com');
    const { data } = await form('membership_purchase', { token, tenant: 'northpeak' });
    expect(fields(data).every((field) => field.answer === null)).toBe(true);
  });

  it('keeps identity closed where a tenant asks for it all the same', async () => {
    const sections = [
      {
        sectionName: 'You',
        sectionReference: 'you',
        sectionFields: ['firstName', 'password'].map((path) => ({
          path,
          label: path,
          type: 'text',
          check: path === 'password' ? 'password' : undefined,
          forms: { membership_purchase: 'required' },
        })),
      },
    ];
    await api.db
      .updateTable('tenants')
      .set({ dataFields: JSON.stringify(sections) })
      .where('slug', '=', 'harbour')
      .execute();
    const token = await api.loginAs('sam.new@example.com', 'harbour');
    const { data } = await form('membership_purchase', { token, tenant: 'harbour' });
    expect(fields(data)).toHaveLength(1);
    expect(fieldAt(data, 'firstName')).toMatchObject({ answer: 'Sam', is_authorised: false });
  });
});

it.each(['', '?onboarding_type=staff'])('refuses a form it does not know: "%s"', async (query) => {
  const { status, validationMessages } = await api.call(`GET /api/data-fields${query}`);
  expect(status).toBe(422);
  expect(Object.keys(validationMessages ?? {})).toEqual(['onboarding_type']);
});
