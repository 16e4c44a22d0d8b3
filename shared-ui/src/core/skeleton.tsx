import type { Styleable } from './polymorphic.ts';
import { keyframes, styled } from './styled.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

const Root = styled('span')({
  display: 'block',
  maxWidth: '100%',
  borderRadius: '6px',
  background: 'var(--ui-ghost)',
  animation: `${breathe} 1.6s ease-in-out infinite`,
});

export interface SkeletonProps extends Styleable {
  /** CSS width, '100%' by default. */
  width?: number | string | undefined;
  /** CSS height, one line of text (1.2em) by default. */
  height?: number | string | undefined;
}

/** The shape of something on its way; silent, so the region around it says `aria-busy`. */
export function Skeleton({ width = '100%', height = '1.2em', sx }: SkeletonProps) {
  return <Root aria-hidden="true" style={{ width, height }} sx={sx} />;
}
