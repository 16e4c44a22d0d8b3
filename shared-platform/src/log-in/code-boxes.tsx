import { KIOSK_CODE_DIGITS } from 'shared-contracts/api/kiosk-codes';
import { WIDE_VIEW } from 'shared-contracts/kiosk-styles';
import { styled } from 'shared-ui/core';

/** The width of a digit with its box, so that all of them fill the field. */
const PITCH = `${100 / KIOSK_CODE_DIGITS}cqi`;

const Boxes = styled('span')({
  display: 'grid',
  gridTemplateColumns: `repeat(${KIOSK_CODE_DIGITS}, 1fr)`,
  width: '100%',
  height: '100%',
  '& > span': {
    marginInline: '4px',
    border: '2px solid var(--ui-control)',
    borderRadius: 'var(--ui-radius-small)',
    [WIDE_VIEW]: { marginInline: '2px' },
  },
});

/** A box for each digit, drawn over the one field that holds them all. */
export function CodeBoxes() {
  return (
    <Boxes aria-hidden="true">
      {Array.from({ length: KIOSK_CODE_DIGITS }, (_, index) => (
        <span key={String(index)} />
      ))}
    </Boxes>
  );
}

/**
 * Styles of the field below the boxes: each digit in the middle of its own. It is a box wider than its row, so that the
 * last digit does not push the first one out of sight.
 */
export const digitsInBoxes = {
  containerType: 'inline-size',
  '& > div:has(> input)': { overflow: 'clip', overflowClipMargin: '8px', marginInline: '-4px' },
  '&&&& input': {
    width: `calc(100% + ${PITCH})`,
    minHeight: '68px',
    padding: `0 0 0 calc((${PITCH} - 1ch) / 2)`,
    border: 0,
    outline: 'none',
    boxShadow: 'none',
    background: 'transparent',
    fontFamily: 'ui-monospace, monospace',
    fontSize: '2.25rem',
    fontWeight: 700,
    letterSpacing: `calc(${PITCH} - 1ch)`,
  },
  // Beside its button it is as high as that.
  [WIDE_VIEW]: { '& > div:has(> input)': { marginInline: '-2px' }, '&&&& input': { minHeight: '60px' } },
  '&& [data-adornment]': { insetInline: 0, pointerEvents: 'none' },
  '& input:focus-visible + [data-adornment] span > span': {
    borderColor: 'var(--brand-strong)',
    outline: '1px solid var(--brand-strong)',
  },
  '& input[aria-invalid="true"] + [data-adornment] span > span': { borderColor: 'var(--ui-danger)' },
} as const;
