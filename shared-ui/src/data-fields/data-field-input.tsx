import type { Answer, DataField } from 'shared-contracts/data-fields';
import { isWireDay } from 'shared-contracts/dates';
import { DateField } from 'shared-ui/dates';
import { Checkbox } from '../forms/checkbox.tsx';
import { CheckboxGroup } from '../forms/checkbox-group.tsx';
import { NewPasswordField } from '../forms/new-password-field.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { Select } from '../forms/select.tsx';
import { TextField } from '../forms/text-field.tsx';
import { words } from '../texts/choices.ts';
import { type InputAttributes, inputAttributes, isNewPassword } from './input-attributes.ts';

export interface DataFieldInputProps {
  id: string;
  field: DataField;
  answer: Answer | undefined;
  onAnswer: (answer: Answer) => void;
  error: string | undefined;
  /** The site's day, `YYYY-MM-DD`: the last one a date answer may have. */
  today: string;
}

/** The control for a field's type (joining specification 3 "Data field question"). */
export function DataFieldInput({ id, field, answer, onAnswer, error, today }: DataFieldInputProps) {
  const { label, name, type, options, isRequired } = field;
  const attributes = inputAttributes(field);
  const hint = field.metadata.description;
  const placeholder = field.placeholder ?? undefined;
  const shared = { id, label, name, hint, error };
  const marked = { ...shared, optional: !isRequired };
  const value = typeof answer === 'string' || typeof answer === 'number' ? String(answer) : '';
  const typed = {
    ...marked,
    ...attributes,
    placeholder,
    'aria-required': isRequired || undefined,
    value,
    onChange: (event: { target: { value: string } }) => onAnswer(event.target.value),
  };
  switch (type) {
    case 'text':
      if (isNewPassword(field)) return <NewPasswordField {...typed} hint={hint ?? undefined} />;
      return attributes.type === 'password' ? <PasswordField {...typed} /> : <TextField {...typed} />;
    case 'number':
      return <TextField {...typed} type="text" inputMode={attributes.inputMode ?? keyboardFor(attributes)} />;
    case 'select':
      return (
        <Select
          {...marked}
          autoComplete={attributes.autoComplete}
          options={options}
          placeholder={placeholder ?? words.choose}
          aria-required={isRequired || undefined}
          value={value}
          onChange={typed.onChange}
        />
      );
    case 'multi_select':
      return (
        <CheckboxGroup
          id={id}
          legend={label}
          name={name}
          hint={hint}
          error={error}
          optional={!isRequired}
          options={options}
          value={Array.isArray(answer) ? answer : []}
          onChange={onAnswer}
        />
      );
    case 'date':
      return (
        <DateField
          {...marked}
          autoComplete={attributes.autoComplete}
          placeholder={placeholder}
          aria-required={isRequired || undefined}
          min={dayIn(attributes.min)}
          max={earlier(today, dayIn(attributes.max) ?? today)}
          value={value}
          onChange={onAnswer}
        />
      );
    case 'checkbox':
      return (
        <Checkbox
          {...shared}
          aria-required={isRequired || undefined}
          checked={answer === true}
          onChange={(event) => onAnswer(event.target.checked)}
        />
      );
  }
}

const dayIn = (bound: InputAttributes['min']) =>
  typeof bound === 'string' && isWireDay(bound) ? bound : undefined;

const earlier = (one: string, other: string) => (one < other ? one : other);

/** Numbers are text with the right keyboard: a spinner changes them by accident. */
const keyboardFor = ({ min, step }: InputAttributes) =>
  Number.isInteger(Number(step ?? 1)) && Number(min ?? 0) >= 0 ? 'numeric' : 'decimal';
