import { lazy, Suspense, useState } from 'react';
import type { OwnMembership } from 'shared-contracts/api/own-memberships';
import { Button, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/freeze.ts';

const FreezeQuestion = lazy(
  () => import(/* webpackChunkName: "membership-question" */ './freeze-question.tsx'),
);
const UnfreezeQuestion = lazy(
  () => import(/* webpackChunkName: "membership-question" */ './unfreeze-question.tsx'),
);

/** Freezes a membership that can be frozen, and ends the freeze of one that is or will be. */
export function FreezeMembership({ membership }: { membership: OwnMembership }) {
  const [isAsking, setAsking] = useState(false);
  const { name, canFreeze, freeze } = membership;
  if (!canFreeze && !freeze) return null;
  const Question = freeze ? UnfreezeQuestion : FreezeQuestion;
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        {freeze ? texts.unfreeze.ask : texts.freeze.ask}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {isAsking && (
        <Suspense>
          <Question membership={membership} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
