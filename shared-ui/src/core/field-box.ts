import { hovered } from './hovered.ts';

/** The look of every field a person types into. */
export const fieldBox = {
  display: 'block',
  width: '100%',
  minHeight: '50px',
  padding: '11px 14px',
  border: '1px solid var(--ui-control)',
  borderRadius: 'var(--ui-radius-small)',
  background: 'var(--ui-surface)',
  color: 'var(--ui-text)',
  font: '400 1rem/1.5 var(--font-body)',
  transition: 'border-color 140ms ease, box-shadow 140ms ease',
  '&::placeholder': { color: 'var(--ui-muted)', opacity: 1 },
  ...hovered({ borderColor: 'var(--ui-text)' }),
  '&:focus-visible': {
    outlineOffset: '1px',
    borderRadius: 'var(--ui-radius-small)',
    borderColor: 'var(--brand-strong)',
  },
  // Browsers make a disabled select translucent.
  '&:disabled': {
    background: 'var(--ui-sunken)',
    color: 'var(--ui-muted)',
    opacity: 1,
    cursor: 'not-allowed',
  },
  '&[aria-invalid="true"]': {
    borderColor: 'var(--ui-danger)',
    boxShadow: 'inset 0 0 0 1px var(--ui-danger)',
  },
} as const;
