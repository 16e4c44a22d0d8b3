import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useServerNow } from 'shared-platform';
import { Box, Icon, Notice, Skeleton, styled, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { holdTime } from './hold-time.ts';
import { useBasket } from './use-basket.ts';

const Clock = styled('strong')({ fontVariantNumeric: 'tabular-nums' });

/** Time left with the most digits, which gives the shape its width. */
const LONGEST_CLOCK = '00:00';

const chip = {
  display: 'inline-flex',
  gap: '10px',
  alignItems: 'center',
  px: 2,
  py: 1.25,
  borderRadius: 'var(--ui-radius)',
};

/** The clock is beside the first line; a button below it starts where the words do. */
const beside = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px',
  alignItems: 'center',
  '& > button': { marginInlineStart: { xs: '30px', sm: 0 } },
};
const sentence = {
  display: 'flex',
  gap: '10px',
  alignItems: 'flex-start',
  '& > svg': { flex: 'none', mt: '2px' },
};

interface Props {
  holdExpiresAt: string;
  /** The server's clock when it sent the end. */
  now: string;
  /** Offered when little time is left. */
  more: ReactNode;
  words: Pick<typeof texts.hold, 'minutesLeft'> & Record<'held' | 'left' | 'ended', string>;
  /** Called once when the time is over. */
  onEnd(): void;
}

/** Time left for the held places, by the server's clock. It is announced at 5 minutes, 1 minute and the end only. */
export function HoldTimer({ holdExpiresAt, now, more, words, onEnd }: Props) {
  const { receivedAt } = useBasket({ isFresh: false });
  const serverNow = useServerNow(now, receivedAt);
  const end = new Date(holdExpiresAt).getTime();
  const [leftMs, setLeft] = useState(() => end - serverNow());
  const { clock, hasEnded, spokenMark } = holdTime(leftMs);

  useEffect(() => {
    const tick = () => setLeft(end - serverNow());
    tick();
    if (hasEnded) return;
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [end, serverNow, hasEnded]);

  const announceEnd = useEffectEvent(onEnd);
  useEffect(() => {
    if (hasEnded) announceEnd();
  }, [hasEnded]);

  if (hasEnded) return <Notice severity="warning">{words.ended}</Notice>;
  return (
    <Box
      sx={{
        ...chip,
        bgcolor: spokenMark === null ? 'var(--brand-wash)' : 'var(--ui-warning-wash)',
        color: spokenMark === null ? 'var(--brand-strong)' : 'var(--ui-warning)',
      }}
    >
      <Box sx={beside}>
        <Box component="span" sx={sentence}>
          <Icon name="clock" size={20} />
          <span>
            {words.held} <Clock role="timer">{clock}</Clock> {words.left}
          </span>
        </Box>
        {spokenMark !== null && more}
      </Box>
      <VisuallyHidden role="status">{spokenMark !== null && words.minutesLeft(spokenMark)}</VisuallyHidden>
    </Box>
  );
}

/** The shape of the time left: as wide as its words in the venue's face. */
export function HoldTimerSkeleton() {
  return (
    <Box aria-hidden="true" sx={{ display: 'inline-grid', '& > *': { gridArea: '1 / 1' } }}>
      <Skeleton height="auto" sx={{ borderRadius: 'var(--ui-radius)' }} />
      <Box sx={{ ...chip, visibility: 'hidden' }}>
        <Icon name="clock" size={20} />
        <span>
          {texts.hold.held} <Clock>{LONGEST_CLOCK}</Clock> {texts.hold.left}
        </span>
      </Box>
    </Box>
  );
}
