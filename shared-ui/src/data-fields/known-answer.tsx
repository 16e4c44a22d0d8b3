import type { DataField } from 'shared-contracts/data-fields';
import { startAnswer } from 'shared-contracts/data-fields';
import { displayDay, isWireDay } from 'shared-contracts/dates';
import { styled } from '../core/styled.ts';
import { words } from '../texts/data-fields.ts';
import { isSecret } from './input-attributes.ts';

const Root = styled('dl')({
  margin: 0,
  '& > dt': { fontWeight: 700, lineHeight: 1.4 },
  '& > dd': { margin: '4px 0 0', overflowWrap: 'anywhere' },
});

/** An answer as a person reads it: options by their label, days as DD MMM YYYY (decisions 5). */
export function answerText({ type, options, answer: stored }: DataField): string {
  const answer = startAnswer(type, stored);
  if (typeof answer === 'boolean') return answer ? words.answers.yes : words.answers.no;
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  if (Array.isArray(answer)) return answer.map(labelOf).join(', ') || words.answers.none;
  const text = String(answer ?? '').trim();
  if (type === 'date' && isWireDay(text)) return displayDay(text);
  return (type === 'select' ? labelOf(text) : text) || words.answers.none;
}

/** A field that this person may not change, as text. */
export function KnownAnswer({ field }: { field: DataField }) {
  if (isSecret(field)) return null;
  return (
    <Root>
      <dt>{field.label}</dt>
      <dd>{answerText(field)}</dd>
    </Root>
  );
}
