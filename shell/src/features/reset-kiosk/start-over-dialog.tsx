import { Button, Text } from 'shared-ui/core';
import { Dialog } from 'shared-ui/overlays';
import { texts } from '../../texts/kiosk.ts';
import { Countdown } from './countdown.tsx';
import { useCountdown } from './use-countdown.ts';

/** Both ways on fill the row, or a row each. */
const wide = { flex: '1 1 240px', minHeight: '64px', paddingInline: '12px', fontSize: '1.125rem' };

interface Props {
  timeLeft(): number;
  /** Milliseconds before the end from which on the time is counted down; 0 = it is not (decisions 44). */
  countFrom: number;
  onClear(): void;
  onCarryOn(): void;
}

/** Asks whether to start over at a kiosk (joining specification 2 "Kiosk navigation"). */
export function StartOverDialog({ timeLeft, countFrom, onClear, onCarryOn }: Props) {
  const seconds = useCountdown(timeLeft, countFrom);
  return (
    <Dialog
      open
      onClose={onCarryOn}
      title={texts.startOver.title}
      role="alertdialog"
      maxWidth={680}
      fullScreenOnPhone={false}
      actions={
        <>
          <Button size="large" variant="quiet" sx={wide} onClick={onClear}>
            {texts.startOver.clear}
          </Button>
          <Button size="large" sx={wide} onClick={onCarryOn}>
            {countFrom > 0 && seconds !== null ? texts.startOver.moreTime : texts.startOver.carryOn}
          </Button>
        </>
      }
    >
      <Text sx={{ fontSize: '1.375rem', lineHeight: 1.4 }}>{texts.startOver.text}</Text>
      {countFrom > 0 && seconds !== null && <Countdown seconds={seconds} of={countFrom} />}
    </Dialog>
  );
}
