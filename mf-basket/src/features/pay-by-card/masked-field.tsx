import type { ReactNode } from 'react';
// The kinds of mask that a card needs, which register themselves; the whole library is a third larger.
import 'imask/esm/masked/dynamic';
import 'imask/esm/masked/pattern';
import IMaskInput from 'react-imask/input';
import { TextField } from 'shared-ui/forms';
import type { CardForm } from './use-card-form.ts';

interface Props {
  form: CardForm;
  name: 'cardNumber' | 'expiryDate' | 'securityCode';
  label: string;
  hint?: string | undefined;
  mask: object;
  autoComplete: string;
  inputMode: 'numeric' | 'text';
  placeholder?: string;
  endAdornment?: ReactNode;
  /** Displayed form of what was typed. */
  format?(typed: string): string;
}

/** A field that spaces what is typed or pasted; it is checked on leaving once something is in it. */
export function MaskedField({ form, name, mask, format, ...field }: Props) {
  const value = form.entry[name];
  return (
    <TextField
      {...field}
      {...form.errors.at(name)}
      name={name}
      onBlur={() => value && form.errors.recheck(name, form.findProblems()[name])}
      inputComponent={IMaskInput}
      inputComponentProps={{
        ...mask,
        value,
        onAccept: (typed: string) => {
          const accepted = format?.(typed) ?? typed;
          if (accepted !== form.read()[name]) form.change({ [name]: accepted });
        },
      }}
    />
  );
}
