import { type ComponentPropsWithRef, useId } from 'react';
import { fieldBox } from '../core/field-box.ts';
import { Icon } from '../core/icon.tsx';
import { styled } from '../core/styled.ts';
import { describedBy, Field, type FieldProps } from './field.tsx';

const Row = styled('div')({
  position: 'relative',
  '& > svg': {
    position: 'absolute',
    right: '14px',
    top: '14px',
    pointerEvents: 'none',
    color: 'var(--ui-muted)',
  },
});

const Native = styled('select')({
  ...fieldBox,
  appearance: 'none',
  paddingInlineEnd: '48px',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});

/** One entry of the list. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SelectProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'select'>, keyof FieldProps | 'size' | 'children' | 'multiple'> {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen (value ''). */
  placeholder?: string | undefined;
}

/** The platform's own select. */
export function Select({ label, hint, error, optional, sx, options, placeholder, ...select }: SelectProps) {
  const ownId = useId();
  const id = select.id ?? ownId;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} sx={sx}>
      <Row>
        <Native
          {...select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error }, select['aria-describedby'])}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Native>
        <Icon name="chevron-down" size={22} />
      </Row>
    </Field>
  );
}
