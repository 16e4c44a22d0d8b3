import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { IMaskInput } from 'react-imask';
import { TextField } from 'shared-ui/forms';
import type { CardEntry } from './card-entry.ts';
import { fieldId } from './field-id.ts';
import type { CardForm } from './use-card-form.ts';

interface Props {
  form: CardForm;
  name: 'cardNumber' | 'expiryDate' | 'securityCode';
  label: string;
  hint?: string;
  mask: object;
  autoComplete: string;
  inputMode: 'numeric' | 'text';
  placeholder?: string;
  endAdornment?: ReactNode;
  /** How what was typed is shown. */
  format?(typed: string): string;
  onTyped?(): void;
}

/** A field that spaces what is typed or pasted; it is checked on leaving once something is in it. */
export function MaskedField({
  form,
  name,
  mask,
  label,
  hint,
  endAdornment,
  format,
  onTyped,
  ...input
}: Props) {
  const { field, fieldState } = useController<CardEntry, typeof name>({ control: form.control, name });
  return (
    <TextField
      {...input}
      id={fieldId(name)}
      name={name}
      label={label}
      hint={hint}
      error={fieldState.error?.message}
      endAdornment={endAdornment}
      onBlur={() => {
        field.onBlur();
        if (field.value) void form.trigger(name);
      }}
      inputComponent={IMaskInput}
      inputComponentProps={{
        ...mask,
        value: field.value,
        inputRef: field.ref,
        onAccept: (typed: string) => {
          const value = format?.(typed) ?? typed;
          if (value === field.value) return;
          field.onChange(value);
          onTyped?.();
        },
      }}
    />
  );
}
