import { type ComponentPropsWithRef, type ElementType, type ReactNode, useId } from 'react';
import { fieldBox } from '../core/field-box.ts';
import { styled } from '../core/styled.ts';
import { describedBy, Field, type FieldProps } from './field.tsx';

const Input = styled('input', {
  shouldForwardProp: (name) => name !== 'as' && name !== 'sx' && name !== 'theme',
})(fieldBox);
const Row = styled('div')({
  position: 'relative',
  '&[data-end] > input': { paddingInlineEnd: '56px' },
  '& > [data-adornment]': {
    position: 'absolute',
    insetBlock: 0,
    right: '4px',
    display: 'flex',
    alignItems: 'center',
  },
});

export interface TextFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'size' | 'children'> {
  /** Renders the input instead of `<input>`, e.g. a masked one; it gets all input props, `className` and `ref`. */
  inputComponent?: ElementType | undefined;
  /** Further props for `inputComponent`, e.g. its mask. */
  inputComponentProps?: Readonly<Record<string, unknown>> | undefined;
  /** An icon or small button inside the right end. */
  endAdornment?: ReactNode;
}

/** A text input with its label always in sight. `autoComplete`, `inputMode`, `ref` and all else go to the input. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, sx, inputComponent, inputComponentProps, endAdornment, ...input } =
    props;
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} sx={sx}>
      <Row data-end={endAdornment ? true : undefined}>
        <Input
          as={inputComponent}
          type="text"
          {...input}
          {...inputComponentProps}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error }, input['aria-describedby'])}
        />
        {endAdornment && <span data-adornment="">{endAdornment}</span>}
      </Row>
    </Field>
  );
}
