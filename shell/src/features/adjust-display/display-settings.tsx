import { useEffect } from 'react';
import { LARGER_TEXT } from 'shared-contracts/kiosk';
import { usePlatform, useWatchable } from 'shared-platform/host';
import { Button, SegmentedControl, styled } from 'shared-ui/core';
import { texts } from '../../texts/kiosk.ts';
import { applyView } from './apply-view.ts';
import { LanguageChoice } from './language-choice.tsx';

/** Height of the bar: it covers neither a focused element nor a toast. */
const ROOM = '72px';

/** Low on the screen, within everyone's reach; at the end of the page if the page has its own bar there. */
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
  padding: '7px 16px 8px',
  borderTop: '1px solid var(--ui-border)',
  background: 'var(--ui-surface)',
  '@media (max-width: 950.98px) and (max-height: 1199px)': { position: 'static' },
});

/** The chosen size is filled, in the colour of text: clear at a glance, and no rival of the page's main step. */
const sizes = {
  '&& > [aria-checked="true"]': {
    borderColor: 'var(--ui-text)',
    background: 'var(--ui-text)',
    color: 'var(--ui-surface)',
    '&:hover': { color: 'var(--ui-surface)' },
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      color: 'HighlightText',
    },
  },
};

/** Without its colours, each size has an edge. */
const edgedSizes = { ...sizes, '&& > *': { borderColor: 'var(--ui-border)' } };

const SIZES = ['normal', ...LARGER_TEXT] as const;

/** Language, text size and contrast, kept until the kiosk starts over (decisions 44). */
export function DisplaySettings() {
  const { kiosk } = usePlatform();
  const { text, isHighContrast } = useWatchable(kiosk.memory);
  useEffect(() => {
    applyView({ text, isHighContrast }, document.documentElement);
  }, [text, isHighContrast]);
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `calc(var(--kiosk-scale, 1) * ${ROOM})`;
    style.setProperty('--view-bottom', ROOM);
    return () => {
      style.scrollPaddingBottom = '';
      style.removeProperty('--view-bottom');
    };
  }, []);
  return (
    <Bar aria-label={texts.seeBetter.label} data-display-settings="">
      <LanguageChoice />
      <SegmentedControl
        label={texts.seeBetter.textSize}
        options={SIZES.map((value) => ({ value, label: texts.seeBetter.sizes[value] }))}
        value={text ?? 'normal'}
        sx={isHighContrast ? edgedSizes : sizes}
        onChange={(size) => kiosk.remember({ text: size === 'normal' ? null : size })}
      />
      <Button
        variant={isHighContrast ? 'primary' : 'quiet'}
        aria-pressed={isHighContrast}
        onClick={() => kiosk.remember({ isHighContrast: !isHighContrast })}
      >
        {texts.seeBetter.highContrast}
      </Button>
    </Bar>
  );
}
