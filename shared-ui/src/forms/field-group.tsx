import { type ReactNode, useId } from 'react';
import type { Styleable } from '../core/polymorphic.ts';
import { styled } from '../core/styled.ts';
import { describedBy, FieldError, Hint } from './field.tsx';

const Root = styled('fieldset')({ minWidth: 0, margin: 0, padding: 0, border: 0 });
const Legend = styled('legend')({
  marginBottom: '8px',
  padding: 0,
  fontWeight: 700,
  fontSize: '1.0625rem',
  lineHeight: 1.4,
});
const Fields = styled('div')({ display: 'grid', gap: '20px' });

export interface FieldGroupProps extends Styleable {
  /** The question all fields of the group answer. */
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  id?: string | undefined;
  children: ReactNode;
}

/** Fields that belong together, under one legend, 20 px apart. */
export function FieldGroup({ legend, hint, error, id, children, sx }: FieldGroupProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  return (
    <Root id={groupId} tabIndex={-1} aria-describedby={describedBy(groupId, { hint, error })} sx={sx}>
      <Legend>{legend}</Legend>
      {hint && <Hint id={`${groupId}-hint`}>{hint}</Hint>}
      <Fields>{children}</Fields>
      {error && <FieldError id={`${groupId}-error`}>{error}</FieldError>}
    </Root>
  );
}
