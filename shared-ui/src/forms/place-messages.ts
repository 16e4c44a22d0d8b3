import type { ValidationMessages } from 'shared-contracts/envelope';

/** A field, as far as messages are concerned. */
export interface MessageField<Name extends string = string> {
  readonly name: Name;
  /** The label of the field. */
  readonly label: string;
  /** The keys a server may name it by, in camelCase; its name unless given. */
  readonly keys?: readonly string[] | undefined;
  /** `false` while the form does not render it: its messages are then in the summary. */
  readonly isShown?: boolean | undefined;
}

/** Messages sorted by where they are shown. */
export interface PlacedMessages<Name extends string> {
  /** The message of each field on the form. */
  atFields: Partial<Record<Name, string>>;
  /** Messages that no field on the form can show, in words for a person. */
  whole: string[];
  /** The same by key, except those about the whole form: the 'Validation errors' toast lists them. */
  unmatched: ValidationMessages;
}

/**
 * Places for the messages of a refused call (decisions 10): at the field that owns the key or one above it
 * (`interests.0` belongs to `interests`), else in the summary. A key is for machines and is never shown: a message gets
 * the label of its field if that is known.
 */
export function placeMessages<Name extends string>(
  messages: ValidationMessages,
  fields: readonly MessageField<Name>[],
): PlacedMessages<Name> {
  const placed: PlacedMessages<Name> = { atFields: {}, whole: [], unmatched: {} };
  for (const [key, texts] of Object.entries(messages)) {
    if (texts.length === 0) continue;
    const owner = ownerOf(key, fields);
    if (owner && owner.isShown !== false) {
      const { atFields } = placed;
      atFields[owner.name] = [atFields[owner.name], ...texts].filter(Boolean).join(' ');
      continue;
    }
    const worded = texts.map((text) => withLabel(text, owner?.label));
    placed.whole.push(...worded);
    if (key !== '') placed.unmatched[key] = worded;
  }
  return placed;
}

function ownerOf<Name extends string>(key: string, fields: readonly MessageField<Name>[]) {
  let owner: MessageField<Name> | undefined;
  let longest = 0;
  for (const field of fields) {
    for (const own of field.keys ?? [field.name]) {
      if (own.length <= longest || (key !== own && !key.startsWith(`${own}.`))) continue;
      owner = field;
      longest = own.length;
    }
  }
  return owner;
}

const withLabel = (text: string, label: string | undefined) =>
  label === undefined || text.toLowerCase().includes(label.toLowerCase()) ? text : `${label}: ${text}`;
