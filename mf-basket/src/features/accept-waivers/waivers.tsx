import type { ReactNode } from 'react';
import { lazyPart } from 'shared-platform';
import { Skeleton } from 'shared-ui/core';
import type { WaiversProps } from './use-waivers.ts';

interface Props extends WaiversProps {
  /** Shape of what is below, shown while the waivers load. */
  skeleton: ReactNode;
  /** Below the waivers, whose height is not known before they are drawn. */
  children: ReactNode;
}

const Section = lazyPart<Props>(() => import(/* webpackChunkName: "waivers" */ './waiver-section.tsx'), {
  pending: ({ skeleton }) => (
    <>
      <Skeleton height={320} />
      {skeleton}
    </>
  ),
  keepTrying: true,
});

/** The waivers to accept before paying, and what is below them; only that where none is needed. */
export function Waivers(props: Props) {
  return props.agreement.required.length > 0 ? <Section {...props} /> : props.children;
}
