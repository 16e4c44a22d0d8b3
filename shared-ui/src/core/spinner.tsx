import { texts } from '../texts/en.ts';
import type { Styleable } from './polymorphic.ts';
import { keyframes, styled } from './styled.ts';
import { Text } from './text.tsx';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

const Ring = styled('span')({
  display: 'inline-block',
  flex: 'none',
  borderRadius: '50%',
  border: '3px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderTopColor: 'currentColor',
  animation: `${turn} 800ms linear infinite`,
  '@media (prefers-reduced-motion: reduce)': {
    animationDuration: '4s !important',
    animationIterationCount: 'infinite !important',
  },
});

/** The turning ring alone, for places that say 'loading' in their own words. */
export function SpinnerMark({ size = 24 }: { size?: number | undefined }) {
  return <Ring aria-hidden="true" sx={{ width: size, height: size }} />;
}

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '16px',
  padding: '32px 16px',
  color: 'var(--brand-strong)',
});

export interface SpinnerProps extends Styleable {
  /** The reason for waiting, e.g. 'Checking your payment'. */
  text?: string | undefined;
  /** Shows the text under the ring; otherwise it is only spoken. */
  showText?: boolean | undefined;
  size?: number | undefined;
}

/** A wait, announced politely. */
export function Spinner({ text = texts.loading, showText = false, size = 40, sx }: SpinnerProps) {
  return (
    <Root role="status" aria-label={showText ? undefined : text} sx={sx}>
      <SpinnerMark size={size} />
      {showText && <Text tone="muted">{text}</Text>}
    </Root>
  );
}
