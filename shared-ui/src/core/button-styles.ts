import { breakpoints } from '../theme/breakpoints.ts';
import { hovered } from './hovered.ts';

/** Shared by buttons and links that look like one; `data-variant` and `data-size` choose. */
export const buttonStyles = {
  '--edge': 'transparent',
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  minHeight: '48px',
  padding: '10px 24px',
  border: '2px solid var(--edge)',
  borderRadius: 'var(--ui-radius-button, 12px)',
  background: 'transparent',
  color: 'inherit',
  font: '700 1rem/1.25 var(--font-body)',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: 'background-color 140ms ease, border-color 140ms ease, color 140ms ease, transform 80ms ease',
  '&:active': { transform: 'translateY(1px)' },
  '&:focus-visible': { borderRadius: 'var(--ui-radius-button, 12px)' },
  '&[data-size="small"]': {
    minHeight: 'var(--target-size, 44px)',
    padding: '8px 16px',
    fontSize: '0.9375rem',
  },
  '&[data-size="large"]': { minHeight: '56px', padding: '14px 32px', fontSize: '1.0625rem' },
  '&[data-full]': { width: '100%' },
  '&[data-variant="primary"]': {
    '--edge': 'var(--brand-action-edge)',
    background: 'var(--brand-action)',
    color: 'var(--brand-on-action)',
    ...hovered({ background: 'var(--brand-action-hover)' }),
  },
  '&[data-variant="secondary"]': {
    '--edge': 'var(--brand-secondary-edge)',
    background: 'var(--brand-secondary)',
    color: 'var(--brand-on-secondary)',
    ...hovered({
      background: 'var(--brand-secondary-hover)',
      color: 'var(--brand-on-secondary-hover, var(--brand-on-secondary))',
    }),
  },
  '&[data-variant="quiet"]': {
    '--edge': 'var(--brand-strong)',
    borderWidth: '1px',
    color: 'var(--brand-strong)',
    ...hovered({ background: 'var(--brand-wash)' }),
    '&[aria-pressed="true"]': { background: 'var(--brand-wash)', boxShadow: 'inset 0 0 0 1px var(--edge)' },
  },
  '&[data-variant="text"]': {
    paddingInline: '12px',
    color: 'var(--brand-strong)',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '4px',
    ...hovered({ background: 'var(--brand-wash)', textDecorationThickness: '2px' }),
  },
  /* The words of a text button align with what is above or below them, not its padding; beside others it keeps that. */
  '&[data-variant="text"]:not([data-full])': {
    '&:not(:is(button, a) + *)': { marginInlineStart: 'var(--button-outset, -14px)' },
    '&:not(:has(+ :is(button, a)))': { marginInlineEnd: 'var(--button-outset, -14px)' },
    // On a phone it may begin a line of its own.
    [`@media (max-width: ${breakpoints.sm - 0.02}px)`]: { marginInlineStart: 'var(--button-outset, -14px)' },
  },
  '&[data-variant="danger"]': {
    '--edge': 'var(--ui-danger)',
    background: 'var(--ui-surface)',
    color: 'var(--ui-danger)',
    ...hovered({ background: 'var(--ui-danger-wash)' }),
  },
  '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': {
    '--edge': 'var(--ui-border)',
    background: 'var(--ui-ghost)',
    color: 'var(--ui-on-ghost)',
    textDecoration: 'none',
    cursor: 'not-allowed',
    transform: 'none',
    // Words without a box stay so.
    '&[data-variant="text"]': { '--edge': 'transparent', background: 'none', color: 'var(--ui-muted)' },
    // A box without a filling is no heavier than before.
    '&[data-variant="quiet"]': { background: 'none' },
  },
} as const;
