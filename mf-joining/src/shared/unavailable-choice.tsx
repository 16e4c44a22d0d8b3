import { lazyPart } from 'shared-platform';
import { Notice } from 'shared-ui/core';
import { texts } from '../texts/en.ts';
import type { UnavailableChoice } from './machine/joining.ts';
import { useJoining } from './state/joining-provider.tsx';

/** Messages about an unavailable membership. */
export const unavailableChoiceText: Record<UnavailableChoice, string> = {
  'not-found': texts.membership.notFound,
  ineligible: texts.details.ineligible,
};

const UnavailableReason = lazyPart(
  () => import(/* webpackChunkName: "joining-membership" */ './unavailable-reason.tsx'),
  { pending: () => null, failed: () => null },
);

/** Says it where another one is chosen: the toast that said it first goes. */
export function UnavailableChoiceNotice() {
  const { lostChoice } = useJoining().joining;
  if (lostChoice === null) return null;
  return (
    <Notice severity="warning" live={false} sx={{ mb: 2.5 }}>
      {unavailableChoiceText[lostChoice]}
      <UnavailableReason />
    </Notice>
  );
}
