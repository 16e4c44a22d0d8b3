import { styled } from 'shared-ui/core';

/** A code that is read out or typed at the centre. */
export const ShownCode = styled('strong')({
  marginInlineStart: 8,
  color: 'var(--brand-strong)',
  fontSize: '1.375rem',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.06em',
});
