import type { BankDetailsField } from 'shared-contracts/bank-details';
import type { TextFieldProps } from 'shared-ui/forms';
import { useDirectDebit } from '../../shared/direct-debit/use-direct-debit.ts';
import { useFieldErrors } from './use-field-errors.ts';

export type BankFieldProps = (
  name: BankDetailsField,
) => Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onBlur' | 'onChange'>;

/** Value and handlers of a field of the form. */
export function useBankField(): BankFieldProps {
  const { entry, change } = useDirectDebit();
  const { errorOf, onLeave } = useFieldErrors();
  return (name) => ({
    name,
    value: entry[name],
    error: errorOf(name),
    onBlur: () => onLeave(name),
    onChange: ({ target }) => change({ [name]: target.value }),
  });
}
