import { expect, test } from 'vitest';
import { lengthen } from './lengthen.ts';
import { LONG_NAME_ENDING, LONG_PERSON, LONG_SENTENCE, LONGEST_TOWN } from './long-words.ts';

const envelope = (data: unknown) => ({ status_code: 200, data });

test('what people read becomes long, what machines read stays', () => {
  const venue = {
    id: '7',
    slug: 'sale',
    name: 'Sale',
    town: 'Sale',
    postcode: 'M33 2AL',
    facilities: ['Gym'],
  };
  expect(lengthen(envelope([venue]))).toEqual(
    envelope([
      {
        ...venue,
        name: `Sale${LONG_NAME_ENDING}`,
        town: LONGEST_TOWN,
        facilities: ['Gym with changing village'],
      },
    ]),
  );
});

test("a person's name becomes a longer person's, not a programme's", () => {
  expect(lengthen({ items: [{ purchased_for: { id: '1', name: 'Sam Newbury' } }] })).toEqual({
    items: [{ purchased_for: { id: '1', name: LONG_PERSON } }],
  });
});

test.each([
  ['£6.50', '£1,006.50'],
  ['£12.00', '£1,012.00'],
  ['£1,200.00', '£1,200.00'],
  ['£0.00', '£0.00'],
  ['Free', 'Free'],
])('%s is shown as %s', (price, long) => {
  expect(lengthen({ formatted_price: price, price: '6.50' })).toEqual({
    formatted_price: long,
    price: '6.50',
  });
});

test('messages of a failure become long, those of single fields too', () => {
  expect(lengthen({ status_code: 422, message: 'No.', validation_messages: { 'a.b': ['Wrong.'] } })).toEqual({
    status_code: 422,
    message: `No.${LONG_SENTENCE}`,
    validation_messages: { 'a.b': [`Wrong.${LONG_SENTENCE}`] },
  });
});

test('keys that are data stay as they are', () => {
  const data = { texts: { shell: { title: 'Log in' } }, sca_data: { name: 'creq' } };
  expect(lengthen({ data })).toEqual({ data });
});

test.each([null, undefined, 'text', 7, []])('%s alone stays as it is', (body) => {
  expect(lengthen(body)).toEqual(body);
});
