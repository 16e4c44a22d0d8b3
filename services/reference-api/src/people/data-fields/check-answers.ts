import { type Answer, answerMessage, answerSchema, isEmptyAnswer } from 'shared-contracts/data-fields';
import { isEmailAddress } from 'shared-contracts/email-address';
import type { ValidationMessages } from 'shared-contracts/envelope';
import { brokenPasswordRules, LENGTH_ONLY } from 'shared-contracts/password';
import { isUkPostcode, normalisePostcode } from 'shared-contracts/postcode';
import { safeParse } from 'shared-contracts/schema';
import { type FieldDefinition, texts } from '../../platform/index.ts';
import { authTexts } from '../auth/texts.ts';
import { isRequired, type OnboardingType } from './present-sections.ts';
import { answersIn } from './read-answers.ts';
import { answerTexts } from './texts.ts';

const LONGEST_TEXT = 200;
const PHONE = /^\+?[\d ()-]{7,20}$/;

const hasControlCharacter = (text: string) => /\p{Cc}/u.test(text);

const checks: Record<NonNullable<FieldDefinition['check']>, (text: string) => string | null> = {
  email: (text) => (isEmailAddress(text) ? null : answerTexts.email),
  phone: (text) => (PHONE.test(text) ? null : answerTexts.phone),
  postcode: (text) => (isUkPostcode(text) ? null : answerTexts.postcode),
  password: (text) =>
    brokenPasswordRules(text, LENGTH_ONLY).length === 0 ? null : authTexts.password.length,
};

function limitMessage({ type, htmlAttributes = {} }: FieldDefinition, answer: Answer): string | null {
  const { min, max, maxlength } = htmlAttributes;
  if (type === 'text') {
    const longest = typeof maxlength === 'number' ? maxlength : LONGEST_TEXT;
    return String(answer).length > longest ? texts.field.tooLong(longest) : null;
  }
  if (type === 'number') {
    const isLow = typeof min === 'number' && Number(answer) < min;
    const isHigh = typeof max === 'number' && Number(answer) > max;
    return isLow || isHigh ? answerTexts.range(min, max) : null;
  }
  if (type === 'date') return typeof min === 'string' && String(answer) < min ? answerTexts.date : null;
  return null;
}

/** Reason that an answer is invalid, `null` when it is valid. */
function messageOf(
  field: FieldDefinition,
  form: OnboardingType,
  answer: Answer | undefined,
  today: string,
): string | null {
  const question = { ...field, options: field.options ?? [], isRequired: isRequired(field, form) };
  const message = answerMessage(question, answer, today);
  if (message !== null || answer === undefined || isEmptyAnswer(answer)) return message;
  const limit = limitMessage(field, answer);
  if (limit !== null || field.type !== 'text') return limit;
  if (hasControlCharacter(String(answer))) return texts.field.invalid;
  return field.check ? checks[field.check](String(answer)) : null;
}

/** The one form an answer is kept in. */
function normalised({ type, check }: FieldDefinition, answer: Answer): Answer {
  if (type === 'number') return Number(answer);
  if (Array.isArray(answer)) return [...new Set(answer)];
  if (typeof answer !== 'string' || check === 'password') return answer;
  if (check === 'email') return answer.toLowerCase();
  return check === 'postcode' ? normalisePostcode(answer) : answer;
}

/** Spaces around a text are a slip; in a password they are part of it. */
const trimmed = ({ check }: FieldDefinition, answer: Answer): Answer =>
  typeof answer === 'string' && check !== 'password' ? answer.trim() : answer;

/**
 * The answers of a form by path, without the empty ones, and what is wrong with them per path (joining
 * specification 5). Keys that no question asks for are refused.
 * @param body the answers where their paths say.
 * @param today the site's day as `YYYY-MM-DD`.
 */
export function checkAnswers(
  fields: readonly FieldDefinition[],
  form: OnboardingType,
  body: Readonly<Record<string, unknown>>,
  today: string,
): { answers: Record<string, Answer>; messages: ValidationMessages } {
  const { found, unknownPaths } = answersIn(
    body,
    fields.map(({ path }) => path),
  );
  const messages: ValidationMessages = {};
  for (const path of unknownPaths) messages[path] = [texts.field.unknown];
  const answers: Record<string, Answer> = {};
  for (const field of fields) {
    const parsed = safeParse(answerSchema, found.get(field.path) ?? null);
    const answer = parsed.success ? trimmed(field, parsed.data) : null;
    const message = parsed.success ? messageOf(field, form, answer, today) : texts.field.invalid;
    if (message !== null) messages[field.path] = [message];
    else if (!isEmptyAnswer(answer)) answers[field.path] = normalised(field, answer);
  }
  return { answers, messages };
}
