import type { ReactNode } from 'react';
import { Chip, styled, VisuallyHidden } from 'shared-ui/core';

const Mark = styled('svg')({ display: 'block', width: '38px', height: '24px', borderRadius: '4px' });

const letters = {
  fill: '#fff',
  fontFamily: 'Arial, sans-serif',
  fontWeight: 700,
  textAnchor: 'middle',
} as const;

/** Drawings of the brands that most cards have, by their names. */
const drawings: Partial<Record<string, ReactNode>> = {
  Visa: (
    <>
      <rect width="38" height="24" fill="#1a1f71" />
      <text x="19" y="16.5" {...letters} fontSize="13" fontStyle="italic">
        VISA
      </text>
    </>
  ),
  Mastercard: (
    <>
      <rect width="38" height="24" fill="#252525" />
      <circle cx="15" cy="12" r="7.5" fill="#eb001b" />
      <circle cx="23" cy="12" r="7.5" fill="#f79e1b" />
      <path d="M19 5.66a7.5 7.5 0 0 1 0 12.68a7.5 7.5 0 0 1 0-12.68z" fill="#ff5f00" />
    </>
  ),
  'American Express': (
    <>
      <rect width="38" height="24" fill="#006fcf" />
      <text x="19" y="16" {...letters} fontSize="10.5">
        AMEX
      </text>
    </>
  ),
};

export interface CardMarkProps {
  /** Name of the brand. */
  name: string;
}

/** The brand of a card as it is printed on it, or in words where there is no drawing. */
export default function CardMark({ name }: CardMarkProps) {
  const drawing = drawings[name];
  if (!drawing) return <Chip tone="brand">{name}</Chip>;
  return (
    <>
      <Mark viewBox="0 0 38 24" aria-hidden="true">
        {drawing}
      </Mark>
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}
