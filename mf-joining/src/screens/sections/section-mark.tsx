import { Icon, styled } from 'shared-ui/core';
import type { ShownSection } from '../../shared/machine/section-flow.ts';

const Root = styled('span')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '36px',
  height: '36px',
  borderRadius: '50%',
  border: '1px solid var(--ui-control)',
  color: 'var(--ui-muted)',
  font: '700 1rem/1 var(--font-body)',
  fontVariantNumeric: 'tabular-nums',
  '&[data-status="open"]': {
    borderColor: 'var(--brand-action-edge)',
    background: 'var(--brand-action)',
    color: 'var(--brand-on-action)',
  },
  '&[data-status="completed"]': {
    borderColor: 'transparent',
    background: 'var(--brand-wash)',
    color: 'var(--brand-strong)',
  },
});

const Tick = styled('span')({
  position: 'absolute',
  insetInlineEnd: '-6px',
  insetBlockEnd: '-4px',
  display: 'grid',
  placeItems: 'center',
  width: '18px',
  height: '18px',
  borderRadius: '50%',
  background: 'var(--ui-success)',
  color: 'var(--ui-surface)',
});

/** The number of a section; a tick tells the completed ones, also without colour. */
export function SectionMark({
  number,
  status,
  isCompleted,
}: Pick<ShownSection, 'number' | 'status' | 'isCompleted'>) {
  return (
    <Root aria-hidden="true" data-status={status}>
      {number}
      {isCompleted && (
        <Tick>
          <Icon name="check" size={14} />
        </Tick>
      )}
    </Root>
  );
}
