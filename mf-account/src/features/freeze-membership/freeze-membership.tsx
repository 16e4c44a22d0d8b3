import { useState } from 'react';
import type { OwnMembership } from 'shared-contracts/api/own-memberships';
import { lazyPart } from 'shared-platform';
import { Button, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/freeze.ts';

const FreezeQuestion = lazyPart(
  () => import(/* webpackChunkName: "membership-question" */ './freeze-question.tsx'),
  { close: ({ onClose }) => onClose() },
);
const UnfreezeQuestion = lazyPart(
  () => import(/* webpackChunkName: "membership-question" */ './unfreeze-question.tsx'),
  { close: ({ onClose }) => onClose() },
);

/** Freezes a membership that can be frozen, and ends the freeze of one that is or will be. */
export function FreezeMembership({ membership }: { membership: OwnMembership }) {
  const [isAsking, setAsking] = useState(false);
  const { name, canFreeze, freeze } = membership;
  if (!canFreeze && !freeze) return null;
  const Question = freeze ? UnfreezeQuestion : FreezeQuestion;
  return (
    <>
      <Button variant={freeze ? 'quiet' : 'text'} onClick={() => setAsking(true)}>
        {freeze ? texts.unfreeze.ask : texts.freeze.ask}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {isAsking && <Question membership={membership} onClose={() => setAsking(false)} />}
    </>
  );
}
