import { useEffect, useSyncExternalStore } from 'react';
import { LARGER_TEXT } from 'shared-contracts/kiosk';
import { usePlatform } from 'shared-platform/host';
import { Button, SegmentedControl, styled } from 'shared-ui/core';
import { texts } from '../../texts/kiosk.ts';
import { showView } from './show-view.ts';

/** Height of the bar: it covers neither what has the focus nor a toast. */
const ROOM = '96px';

/** Low on the screen, within everybody's reach; where the page has a bar of its own there, at the page's end. */
const Bar = styled('section')({
  position: 'sticky',
  bottom: 0,
  zIndex: 10,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px 24px',
  minHeight: ROOM,
  padding: '8px 16px',
  borderTop: '1px solid var(--ui-border)',
  background: 'var(--ui-surface)',
  '@media (max-width: 949.98px)': { position: 'static' },
});

const SIZES = ['normal', ...LARGER_TEXT] as const;

/** Text size and contrast for people who see little, kept until the kiosk starts over (decisions 44). */
export function SeeBetter() {
  const { kiosk } = usePlatform();
  const { text, isHighContrast } = useSyncExternalStore(kiosk.memory.subscribe, kiosk.memory.get);
  useEffect(() => {
    showView({ text, isHighContrast }, document.documentElement);
  }, [text, isHighContrast]);
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = ROOM;
    style.setProperty('--view-bottom', ROOM);
    return () => {
      style.scrollPaddingBottom = '';
      style.removeProperty('--view-bottom');
    };
  }, []);
  return (
    <Bar aria-label={texts.seeBetter.label}>
      <SegmentedControl
        label={texts.seeBetter.textSize}
        options={SIZES.map((value) => ({ value, label: texts.seeBetter.sizes[value] }))}
        value={text ?? 'normal'}
        onChange={(size) => kiosk.remember({ text: size === 'normal' ? null : size })}
      />
      <Button
        variant={isHighContrast ? 'primary' : 'secondary'}
        aria-pressed={isHighContrast}
        onClick={() => kiosk.remember({ isHighContrast: !isHighContrast })}
      >
        {texts.seeBetter.highContrast}
      </Button>
    </Bar>
  );
}
