import { type ComponentPropsWithRef, useId } from 'react';
import { styled } from '../core/styled.ts';
import { describedBy, FieldError, type FieldProps, Hint } from './field.tsx';

const Root = styled('div')({ minWidth: 0 });
const Row = styled('div')({ display: 'flex', alignItems: 'flex-start' });

/** The tick is a mask, so that it takes the readable colour on the brand's tone. */
const Box = styled('input')({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  width: '28px',
  height: '28px',
  margin: 'calc((var(--target-size, 44px) - 28px) / 2) 12px calc((var(--target-size, 44px) - 28px) / 2) 0',
  border: '2px solid var(--ui-control)',
  borderRadius: 'min(6px, var(--ui-radius-small))',
  background: 'var(--ui-surface)',
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: '2px', borderRadius: 'min(6px, var(--ui-radius-small))' },
  '&:checked': { borderColor: 'var(--brand-strong)', background: 'var(--brand-strong)' },
  '&:checked::after': {
    content: '""',
    width: '8px',
    height: '14px',
    marginTop: '-3px',
    border: 'solid var(--ui-surface)',
    borderWidth: '0 3px 3px 0',
    transform: 'rotate(45deg)',
  },
  '&[aria-invalid="true"]': { borderColor: 'var(--ui-danger)' },
  '&:disabled': { borderColor: 'var(--ui-border)', background: 'var(--ui-ghost)', cursor: 'not-allowed' },
  '&:disabled:checked::after': { borderColor: 'var(--ui-on-ghost)' },
  '@media (forced-colors: active)': { appearance: 'auto' },
});

const Label = styled('label')({
  flex: 1,
  minWidth: 0,
  paddingBlock: 'calc((var(--target-size, 44px) - 24px) / 2)',
  lineHeight: 1.5,
  cursor: 'pointer',
});

export interface CheckboxProps
  extends Omit<FieldProps, 'optional'>,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type' | 'size' | 'children'> {}

/** A box to tick, with a label as wide as it needs; 44 px to aim at. */
export function Checkbox({ label, hint, error, sx, ...input }: CheckboxProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <Root sx={sx}>
      <Row>
        <Box
          {...input}
          type="checkbox"
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error }, input['aria-describedby'])}
        />
        <Label htmlFor={id}>{label}</Label>
      </Row>
      {hint && (
        <Hint id={`${id}-hint`} sx={{ ml: 5 }}>
          {hint}
        </Hint>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Root>
  );
}
