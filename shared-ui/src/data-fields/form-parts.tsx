import type { ReactNode } from 'react';
import { Button } from '../core/button.tsx';
import { styled } from '../core/styled.ts';
import { Text } from '../core/text.tsx';
import { texts } from '../texts/en.ts';

const words = texts.formParts;

const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: '16px' });

const Track = styled('div')({
  flex: 1,
  display: 'flex',
  gap: '6px',
  '& > span': { flex: 1, height: '8px', borderRadius: '4px', background: 'var(--ui-border)' },
  '& > [data-reached]': { background: 'var(--brand-strong)' },
  '@media (forced-colors: active)': {
    '& > span': { border: '1px solid CanvasText' },
    '& > [data-reached]': { forcedColorAdjust: 'none', background: 'Highlight' },
  },
});

const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  '& > [type="submit"]': { flex: '1 1 240px', order: 1 },
});

/** Progress through the groups of a form. */
export function PartProgress({ number, count }: { number: number; count: number }) {
  return (
    <Line>
      <Text component="span" weight="bold">
        {words.progress(number, count)}
      </Text>
      <Track aria-hidden="true">
        {Array.from({ length: count }, (_, part) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts differ in their order only
          <span key={part} data-reached={part < number ? '' : undefined} />
        ))}
      </Track>
    </Line>
  );
}

interface WaysProps {
  isFirst: boolean;
  isLast: boolean;
  isSubmitting: boolean | undefined;
  submitLabel: ReactNode;
  onBack(): void;
}

/** The way on, or at the end the form's own button; and the way back. */
export function PartWays({ isFirst, isLast, isSubmitting, submitLabel, onBack }: WaysProps) {
  return (
    <Ways>
      <Button type="submit" size="large" loading={isSubmitting}>
        {isLast ? submitLabel : words.next}
      </Button>
      {!isFirst && (
        <Button variant="quiet" size="large" disabled={isSubmitting} onClick={onBack}>
          {words.back}
        </Button>
      )}
    </Ways>
  );
}
