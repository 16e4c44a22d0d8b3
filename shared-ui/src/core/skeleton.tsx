import { type Styleable, withSx } from './polymorphic.ts';
import { keyframes, styled } from './styled.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

const Root = styled('span')({
  display: 'block',
  maxWidth: '100%',
  borderRadius: 'min(6px, var(--ui-radius-small))',
  background: 'var(--ui-ghost)',
  animation: `${breathe} 1.6s ease-in-out infinite`,
});

export interface SkeletonProps extends Styleable {
  /** CSS width, '100%' by default. */
  width?: number | string | undefined;
  /** CSS height, one line of text (1.2em) by default. */
  height?: number | string | undefined;
}

/** The shape of content that is loading; silent, so the region around it has `aria-busy`. The page's footer waits for it. */
export function Skeleton({ width = '100%', height = '1.2em', sx }: SkeletonProps) {
  return <Root aria-hidden="true" data-loading="" sx={withSx(sx, { width, height })} />;
}
