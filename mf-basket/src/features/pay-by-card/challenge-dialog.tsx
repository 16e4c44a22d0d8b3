import { Box, Button, Text } from 'shared-ui/core';
import { Dialog } from 'shared-ui/overlays';
import { texts } from '../../texts/en.ts';
import { texts as challengeTexts } from '../../texts/leave-challenge.ts';
import { ChallengeFrame } from './challenge-frame.tsx';
import type { ChallengeEnd } from './challenge-message.ts';
import type { Challenge, LeaveTarget } from './payment-states.ts';
import { useRepost } from './use-repost.ts';

/** The ways out at the edges of the frame above them, in view however low the screen is. */
const ways = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  width: 'min(390px, 100%)',
  mx: 'auto',
  pt: 1,
  position: 'sticky',
  bottom: 0,
  bgcolor: 'var(--ui-surface)',
};

interface Props {
  challenge: Challenge;
  onEnd(end: ChallengeEnd): void;
  onLeave(to: LeaveTarget): void;
}

/**
 * The bank's question in a frame. It closes by an answer or by a choice of where to go instead, never by accident, so
 * that the payment's end is known.
 */
export function ChallengeDialog({ challenge, onEnd, onLeave }: Props) {
  const { posting, canRepost, repost } = useRepost();
  return (
    <Dialog open onClose={() => undefined} mustAnswer title={challengeTexts.title} maxWidth={440}>
      <Text tone="muted" sx={{ mb: 2 }}>
        {texts.pay.challengeText}
      </Text>
      <ChallengeFrame challenge={challenge} posting={posting} onEnd={onEnd} />
      <Box role="status" sx={{ '& > p': { mt: 2 } }}>
        {canRepost && (
          <>
            <Text size="small" tone="muted" sx={{ mb: 1 }}>
              {challengeTexts.slow}
            </Text>
            <Button variant="secondary" onClick={repost}>
              {texts.tryAgain}
            </Button>
          </>
        )}
      </Box>
      <Box sx={ways}>
        <Button variant="text" onClick={() => onLeave('basket')}>
          {challengeTexts.cancel}
        </Button>
        <Button variant="text" onClick={() => onLeave('card')}>
          {challengeTexts.anotherCard}
        </Button>
      </Box>
    </Dialog>
  );
}
