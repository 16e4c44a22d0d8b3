import { lazyPart } from 'shared-platform';
import { Skeleton } from 'shared-ui/core';
import type { WaiversProps } from './use-waivers.ts';

const Section = lazyPart<WaiversProps>(
  () => import(/* webpackChunkName: "waivers" */ './waiver-section.tsx'),
  { pending: () => <Skeleton height={320} />, keepTrying: true },
);

/** The waivers to accept before paying; nothing where none is needed. */
export function Waivers(props: WaiversProps) {
  return props.agreement.required.length > 0 && <Section {...props} />;
}
