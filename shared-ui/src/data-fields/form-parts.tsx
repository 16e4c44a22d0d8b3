import type { ReactNode } from 'react';
import { Button } from '../core/button.tsx';
import { styled } from '../core/styled.ts';
import { Text } from '../core/text.tsx';
import { words as fieldWords } from '../texts/data-fields.ts';

const words = fieldWords.formParts;

/** Its progress is beside the name of the group, above it where there is no room. */
const Frame = styled('div')({
  display: 'grid',
  gap: '12px',
  '@media (min-width: 640px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 280px)',
    '& > *': { gridArea: '1 / 1 / 2 / -1' },
    '& > [data-progress]': { gridColumn: 2, alignSelf: 'start', minHeight: '2rem' },
    '& > fieldset > legend': { maxWidth: 'calc(100% - 292px)' },
  },
});

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

interface FrameProps {
  /** Place of the group, from 1 on. */
  number: number;
  count: number;
  children: ReactNode;
}

/** A group of a form with the progress through all of them. */
export function PartFrame({ number, count, children }: FrameProps) {
  return (
    <Frame>
      <Progress number={number} count={count} />
      {children}
    </Frame>
  );
}

function Progress({ number, count }: Omit<FrameProps, 'children'>) {
  return (
    <Line data-progress="">
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
