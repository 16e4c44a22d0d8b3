import type { ReactNode } from 'react';
import { styled } from 'shared-ui/core';
import { PICTURE } from './perspective.ts';

const Root = styled('svg')({
  display: 'block',
  flex: '1 1 0',
  width: '100%',
  minHeight: 0,
  '--wall': 'color-mix(in oklab, var(--brand-primary) 22%, var(--brand-dark))',
  '--window': 'color-mix(in oklab, var(--brand-primary) 18%, #fff)',
});

/** A picture in the brand's colours, which follow high contrast too. The words below it say what it means. */
export function Picture({ children }: { children: ReactNode }) {
  return (
    <Root
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width={PICTURE.width} height={PICTURE.height} fill="var(--wall)" />
      {/* Above what a wide frame shows: a strip of them would look like a flaw. */}
      {[0, 1, 2, 3].map((place) => (
        <path
          key={place}
          d={`M${place * 132 + 10} 0h96v84l-96 28z`}
          fill="var(--window)"
          opacity={0.9 - place * 0.16}
        />
      ))}
      {children}
    </Root>
  );
}
