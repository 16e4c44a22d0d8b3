import { describe, expect, it } from 'vitest';
import { EVERYTHING, filterMessages, queryOf } from './filter-messages.ts';

describe('a filter', () => {
  it.each([
    ['nothing', {}, {}],
    ['two days', { from: '2026-06-09', to: '2026-06-10' }, {}],
    ['one day', { from: '2026-06-10', to: '2026-06-10' }, {}],
    [
      'no day',
      { from: 'June', to: '31/02/2026' },
      {
        from: 'Enter from as a date, such as 31/12/2026',
        to: 'Enter to as a date, such as 31/12/2026',
      },
    ],
    [
      'days in the wrong order',
      { from: '2026-06-10', to: '2026-06-09' },
      {
        to: 'Choose an end date on or after the start date',
      },
    ],
  ])('of %s', (_what, change, messages) => {
    expect(filterMessages({ ...EVERYTHING, ...change })).toEqual(messages);
  });

  it('asks for what is looked for alone', () => {
    expect(queryOf({ ...EVERYTHING, person: ' riv100002 ' }, null)).toEqual({ person: 'riv100002' });
    expect(queryOf(EVERYTHING, '17')).toEqual({ before: '17' });
  });
});
