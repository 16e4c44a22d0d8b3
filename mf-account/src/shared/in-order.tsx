import type { ReactNode } from 'react';
import { Stack, type StackProps, styled } from 'shared-ui/core';

/** Time after which a part no longer waits for those above it. */
const LONGEST_WAIT = '4s';

/**
 * Parts of a page that appear from the top down, so that an answer that comes late moves nothing a person reads. A part
 * loads while it holds a skeleton or `Pending`. Those below it are there and load too, but are not seen yet.
 */
export const InOrder = (props: StackProps) => (
  <Stack
    // A part without anything takes no space, not even a margin.
    useFlexGap
    {...props}
    sx={{
      '--in-order-gap': `${Number(props.spacing ?? 0) * 8}px`,
      '@keyframes appear-anyway': { to: { visibility: 'visible' } },
      '& > [data-loading] ~ *, & > :has([data-loading]) ~ *': {
        visibility: 'hidden',
        animation: `appear-anyway 1ms ${LONGEST_WAIT} forwards`,
      },
    }}
  />
);

/** Shape over the parts below, which are hidden meanwhile; it is delayed, so that a quick answer shows none. */
const Shape = styled('div')({
  height: 0,
  marginBlockEnd: 'calc(-1 * var(--in-order-gap))',
  visibility: 'hidden',
  '@keyframes appear-for-a-time': { 'from, to': { visibility: 'visible' } },
  animation: `appear-for-a-time calc(${LONGEST_WAIT} - 0.6s) 0.6s`,
});

/** Place of a part that may turn out to be nothing. @param children the shape of the content, for a slow answer. */
export const Pending = ({ children }: { children?: ReactNode }) =>
  children ? <Shape data-loading="">{children}</Shape> : <span hidden data-loading="" />;
