import type { ReactNode } from 'react';
import { Icon } from '../core/icon.tsx';
import type { Styleable } from '../core/polymorphic.ts';
import { styled } from '../core/styled.ts';
import { texts } from '../texts/en.ts';

const Root = styled('div')({ minWidth: 0 });
const Label = styled('label')({ display: 'block', marginBottom: '6px', fontWeight: 700, lineHeight: 1.4 });
/** The '(optional)' behind a label. */
export const Optional = styled('span')({ color: 'var(--ui-muted)', fontWeight: 400 });

export const Hint = styled('div')({
  marginBottom: '8px',
  color: 'var(--ui-muted)',
  fontSize: '0.9375rem',
  lineHeight: 1.45,
});

const ErrorLine = styled('div')({
  display: 'flex',
  gap: '6px',
  marginTop: '8px',
  color: 'var(--ui-danger)',
  fontSize: '0.9375rem',
  fontWeight: 700,
  lineHeight: 1.45,
  '& > svg': { marginTop: '1px' },
});

/** The error of a field, below it. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <ErrorLine id={id}>
      <Icon name="error" size={20} />
      <span>{children}</span>
    </ErrorLine>
  );
}

/** Props of every field. */
export interface FieldProps extends Styleable {
  label: ReactNode;
  hint?: ReactNode;
  /** The error and how to correct it; marks the field invalid. */
  error?: ReactNode;
  /** Adds '(optional)' to the label. */
  optional?: boolean | undefined;
}

/** The ids that describe a field, for `aria-describedby`. */
export function describedBy(
  id: string,
  field: Pick<FieldProps, 'hint' | 'error'>,
  own?: string,
): string | undefined {
  const ids = [own, field.hint && `${id}-hint`, field.error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Label above, hint, the control, its error. */
export function Field({
  id,
  label,
  hint,
  error,
  optional,
  sx,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  return (
    <Root sx={sx}>
      <Label htmlFor={id}>
        {label} {optional && <Optional>({texts.optional})</Optional>}
      </Label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Root>
  );
}
