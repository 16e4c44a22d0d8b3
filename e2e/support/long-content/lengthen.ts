import * as words from './long-words.ts';

type Lengthen = (text: string) => string;

const becomes = (long: string) => () => long;
const goesOn = (ending: string) => (text: string) => `${text}${ending}`;
/** A free item stays free. */
const dearer: Lengthen = (text) =>
  text.replace(
    /£([1-9]\d*)\./,
    (_, pounds: string) => `£${(Number(pounds) + 1000).toLocaleString('en-GB')}.`,
  );

/** Ways to lengthen a text, by its key on the wire; a key of one kind of object is listed with that object's key. */
const rules: Record<string, Lengthen> = {
  name: goesOn(words.LONG_NAME_ENDING),
  'purchased_for.name': becomes(words.LONG_PERSON),
  first_name: becomes(words.LONG_FIRST_NAME),
  last_name: becomes(words.LONG_LAST_NAME),
  card_holder_name: becomes(words.LONG_PERSON),
  guest_name: becomes(words.LONG_PERSON),
  leader: becomes(words.LONG_PERSON),
  email: becomes(words.LONG_EMAIL),
  customer_service_email: becomes(words.LONG_EMAIL),
  address: goesOn(`, ${words.LONGEST_TOWN}`),
  address1: becomes(words.LONG_ADDRESS),
  town: becomes(words.LONGEST_TOWN),
  text: goesOn(`-${words.LONGEST_TOWN}`),
  place_name: goesOn(`, ${words.LONGEST_TOWN}`),
  location: becomes(words.LONG_ROOM),
  level: becomes(words.LONG_LEVEL),
  price_reason: goesOn(words.LONG_NAME_ENDING),
  title: goesOn(words.LONG_TITLE_ENDING),
  facilities: goesOn(' with changing village'),
  accessibility_support: goesOn(' and easy-read material'),
  description: goesOn(words.LONG_PARAGRAPH),
  'payments.description': goesOn(words.LONG_NAME_ENDING),
  attendee_instructions: goesOn(words.LONG_PARAGRAPH),
  message: goesOn(words.LONG_SENTENCE),
  problem: goesOn(words.LONG_SENTENCE),
  html: goesOn(words.LONG_HTML),
};

/** Their keys are data, and their values is not for people, or is the site's own words. */
const LEFT_ALONE = new Set(['texts', 'sca_data', 'font_styles']);

function ruleOf(parent: string, key: string): Lengthen | undefined {
  if (parent === 'validation_messages') return rules.message;
  return rules[`${parent}.${key}`] ?? rules[key] ?? (key.startsWith('formatted_') ? dearer : undefined);
}

function walk(value: unknown, parent: string, key: string): unknown {
  if (typeof value === 'string') return ruleOf(parent, key)?.(value) ?? value;
  if (Array.isArray(value)) return value.map((element) => walk(element, parent, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([inner, innerValue]) => [
      inner,
      LEFT_ALONE.has(inner) ? innerValue : walk(innerValue, key, inner),
    ]),
  );
}

/** The same answer of the API, every text that people read in it as long as it may come: names, places, prices, messages. */
export const lengthen = (body: unknown): unknown => walk(body, '', '');
