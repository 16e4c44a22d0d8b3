import { snakeKey } from 'shared-contracts/codec';
import type { ValidationMessages } from 'shared-contracts/envelope';
import { type Schema, safeParse } from 'shared-contracts/schema';
import { texts } from './texts.ts';

type Issue = NonNullable<ReturnType<typeof safeParse<Schema>>['error']>['issues'][number];

const typeWords: Record<string, string> = {
  string: texts.field.text,
  int: texts.field.wholeNumber,
  number: texts.field.number,
  boolean: texts.field.yesOrNo,
  array: texts.field.list,
  object: texts.field.group,
  record: texts.field.group,
};

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner === null || inner === undefined ? undefined : Reflect.get(Object(inner), key)),
    value,
  );
}

function words(issue: Issue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined ? texts.field.required : (typeWords[issue.expected] ?? texts.field.invalid);
    case 'too_small':
      if (issue.origin === 'array') return texts.field.tooFew(Number(issue.minimum));
      if (issue.origin !== 'string') return texts.field.invalid;
      return value === '' ? texts.field.required : texts.field.tooShort(Number(issue.minimum));
    case 'too_big':
      if (issue.origin === 'array') return texts.field.tooMany(Number(issue.maximum));
      return issue.origin === 'string' ? texts.field.tooLong(Number(issue.maximum)) : texts.field.invalid;
    case 'invalid_value':
      return value === undefined
        ? texts.field.required
        : texts.field.oneOf(issue.values.map(String).join(', '));
    case 'custom':
      return /date$/i.test(String(issue.path.at(-1))) ? texts.field.date : texts.field.invalid;
    default:
      return texts.field.invalid;
  }
}

const fieldKey = (path: readonly PropertyKey[]) => path.map((part) => snakeKey(String(part))).join('.');

/** The value in the shape of the schema, or what is wrong with it, in words per wire field. */
export function checkShape<Value>(
  schema: Schema<Value>,
  value: unknown,
): { value: Value } | { messages: ValidationMessages } {
  const result = safeParse(schema, value);
  if (result.success) return { value: result.data };
  // A field may be named like what every object has, as `constructor`.
  const messages = new Map<string, Set<string>>();
  const add = (key: string, text: string) =>
    messages.set(key, (messages.get(key) ?? new Set<string>()).add(text));
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add(fieldKey([...issue.path, key]), texts.field.unknown);
    } else {
      add(fieldKey(issue.path), words(issue, valueAt(value, issue.path)));
    }
  }
  return { messages: Object.fromEntries([...messages].map(([key, words]) => [key, [...words]])) };
}

/** True if any text inside has a NUL character, which the database cannot keep. */
export function hasNulCharacter(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => key.includes('\u0000') || hasNulCharacter(inner));
}
