import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type WireValue } from '../../testing/api.ts';

let api: TestApi;
let sam: string;

beforeAll(async () => {
  api = await startTestApi();
  sam = await api.loginAs('sam.new@example.com');
});
afterAll(() => api.close());

describe('additional questions', () => {
  it('come in groups, of every kind, with their options in order', async () => {
    const { status, data } = await api.call('GET /api/v1/custom-questions/memberships/111');
    expect(status).toBe(200);
    expect(data.map(({ title }) => title)).toEqual(['Your training', 'Before we start']);
    const questions = data.flatMap((group) => group.questions as WireValue[]);
    expect(new Set(questions.map(({ type }) => type))).toEqual(
      new Set(['text', 'number', 'select', 'multi_select', 'date', 'checkbox']),
    );
    expect(questions[1]).toMatchObject({
      id: '1002',
      reference: 'goals',
      type: 'multi_select',
      is_required: true,
      default: '["strength"]',
    });
    expect(questions[3]).toMatchObject({ default: 'weekday_evenings,weekends' });
    expect(Object.entries(questions[3]?.options ?? {})).toEqual([
      ['weekday_mornings', 'Weekday mornings'],
      ['weekday_evenings', 'Weekday evenings'],
      ['weekends', 'Weekends'],
    ]);
  });

  it('are none for most memberships, and not found for those of no one', async () => {
    expect((await api.call('GET /api/v1/custom-questions/memberships/101')).data).toEqual([]);
    for (const id of ['9', '201', 'adult']) {
      expect((await api.call(`GET /api/v1/custom-questions/memberships/${id}`)).status).toBe(404);
    }
  });

  it('are answered for a membership in the basket only, and checked', async () => {
    const answer = (answers: unknown, token: string | null = sam, id = '111') =>
      api.call(`POST /api/v1/custom-questions/memberships/${id}`, { token, body: { answers } });
    const good = [
      { question_id: '1001', answer: 'regular' },
      { question_id: '1002', answer: ['event'] },
    ];
    expect((await answer(good, null)).status).toBe(401);
    expect(await answer(good)).toMatchObject({
      status: 409,
      message: 'This membership is no longer in your basket. Please choose it again.',
    });
    expect((await answer(good, sam, '211')).status).toBe(404);
    const wrong = await answer([{ question_id: '1001', answer: 'expert' }]);
    expect([wrong.status, wrong.validationMessages]).toEqual([
      422,
      {
        1001: ['Choose one of the answers to How much do you train now?.'],
        1002: ['What do you want to achieve? is required.'],
      },
    ]);
    expect((await answer([{ question_id: '1001', answer: { deep: true } }])).status).toBe(422);
    expect((await answer('all of them')).status).toBe(422);
  });
});
