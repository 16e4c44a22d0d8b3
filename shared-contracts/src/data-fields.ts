import {
  array,
  boolean,
  type Infer,
  nullable,
  number,
  object,
  oneOf,
  optional,
  record,
  string,
  union,
} from 'shared-contracts/schema';
import { isWireDay } from './dates.ts';

/** Kinds of question (joining specification 3 and 9). */
export const DATA_FIELD_TYPES = ['text', 'number', 'select', 'multi_select', 'date', 'checkbox'] as const;
export type DataFieldType = (typeof DATA_FIELD_TYPES)[number];

/** An answer: days as `YYYY-MM-DD`, several choices as a list, `null` for none. */
export const answerSchema = nullable(union([string(), number(), boolean(), array(string())]));
export type Answer = Infer<typeof answerSchema>;

/** One question about a person (joining specification 3 "Data field question"). */
export const dataFieldSchema = object({
  /** Name of the input. */
  name: string(),
  /** Key the answer is sent under; dots nest: `address.postcode`. */
  path: string(),
  label: string(),
  type: oneOf(DATA_FIELD_TYPES),
  options: array(object({ value: string(), label: string() })),
  placeholder: nullable(string()),
  isRequired: boolean(),
  /** In the questions of a new account: buying a membership asks for it. Missing from an API that does not say it. */
  isRequiredForPurchase: optional(boolean()),
  /** `false` = shown, but not for this person to change (decisions 37). */
  isAuthorised: boolean(),
  /** Attributes for the input, as `maxlength` or `autocomplete`; which ones are used is the form's choice. */
  htmlAttributes: record(string(), union([string(), number(), boolean()])),
  metadata: object({ description: nullable(string()) }),
  answer: answerSchema,
});
export type DataField = Infer<typeof dataFieldSchema>;

export const dataFieldSectionSchema = object({
  sectionName: string(),
  sectionReference: string(),
  sectionFields: array(dataFieldSchema),
});
export type DataFieldSection = Infer<typeof dataFieldSectionSchema>;

/** Every section with a checksum over the whole set: another checksum means other questions. */
export const dataFieldsSchema = object({ sections: array(dataFieldSectionSchema), checksum: string() });
export type DataFields = Infer<typeof dataFieldsSchema>;

/** A question as the rules need it, whether a data field or an additional question of a membership. */
export interface Question {
  label: string;
  type: DataFieldType;
  isRequired: boolean;
  options: readonly { value: string; label: string }[];
}

/** `''`, `null`, an empty list and an unticked box say nothing (decisions 45). */
export function isEmptyAnswer(answer: Answer | undefined): boolean {
  if (answer === undefined || answer === null || answer === false) return true;
  if (typeof answer === 'string') return answer.trim() === '';
  return Array.isArray(answer) && answer.length === 0;
}

/**
 * Reason that an answer is invalid, `null` when it is valid (joining specification 5). Only the message about a consent
 * that is not ticked has words of its own.
 * @param today the site's day as `YYYY-MM-DD`: a date answer may not be later.
 */
export function answerMessage(question: Question, answer: Answer | undefined, today: string): string | null {
  if (isEmptyAnswer(answer)) return question.isRequired ? missingMessage(question) : null;
  switch (question.type) {
    case 'date':
      return typeof answer === 'string' && isWireDay(answer) && answer <= today
        ? null
        : 'Date must be valid.';
    case 'number':
      return answer !== '' && Number.isFinite(Number(answer)) ? null : `${question.label} must be a number.`;
    case 'select':
      return isOffered(question, answer) ? null : `Choose one of the answers to ${question.label}.`;
    case 'multi_select':
      return Array.isArray(answer) && answer.every((one) => isOffered(question, one))
        ? null
        : `Choose from the answers to ${question.label}.`;
    case 'checkbox':
      return answer === true ? null : `${question.label} must be ticked or not.`;
    case 'text':
      return typeof answer === 'string' ? null : `${question.label} must be text.`;
  }
}

/** A consent is a sentence that the person agrees to ('I am 16 or over'); 'is required' can only follow a name. */
const isConsent = ({ type, label }: Question): boolean => type === 'checkbox' && /^I['’\s]/.test(label);

const missingMessage = (question: Question): string =>
  isConsent(question)
    ? `Please tick ‘${question.label.replace(/\.$/, '')}’.`
    : `${question.label} is required.`;

function isOffered({ options }: Question, answer: Answer | undefined): boolean {
  return options.some(({ value }) => value === answer);
}

/**
 * The answer a question starts with, from a stored answer or a default in any of the forms servers send: a list, a
 * JSON list or a comma list for several choices, `1` or `true` for a ticked box, a day with or without a time.
 */
export function startAnswer(type: DataFieldType, stored: Answer | undefined): Answer {
  if (stored === undefined || stored === null) return type === 'multi_select' ? [] : null;
  if (type === 'multi_select') return listOf(stored);
  if (type === 'checkbox') return stored === true || stored === 1 || stored === '1' || stored === 'true';
  if (type === 'date' && typeof stored === 'string') return /^\d{4}-\d{2}-\d{2}/.exec(stored)?.[0] ?? stored;
  return Array.isArray(stored) || typeof stored === 'boolean' ? null : String(stored);
}

function listOf(stored: Exclude<Answer, null>): string[] {
  if (Array.isArray(stored)) return stored;
  const text = String(stored).trim();
  if (!text.startsWith('['))
    return text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean);
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.map(String) : [];
  } catch {
    return [];
  }
}

/** Puts an answer at a dotted path of a body: `address.postcode` -> `{ address: { postcode } }`. */
export function putAnswer(body: Record<string, unknown>, path: string, answer: Answer): void {
  const keys = path.split('.');
  const last = keys.pop();
  if (last === undefined) return;
  let place = body;
  for (const key of keys) {
    const inner = Object.hasOwn(place, key) ? place[key] : undefined;
    const next = typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {};
    place[key] = next;
    place = next;
  }
  place[last] = answer;
}
