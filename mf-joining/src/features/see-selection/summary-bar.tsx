import { type ReactNode, useState } from 'react';
import { Heading, Icon, styled } from 'shared-ui/core';

const Root = styled('aside')({
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius) var(--ui-radius) 0 0',
  background: 'var(--ui-surface)',
  boxShadow: '0 -6px 20px -12px rgb(31 28 24 / 0.35)',
  // A login that is asked for has the view to itself: its button would be under the bar.
  'html:has([data-log-in]) &': { display: 'none' },
});

const Toggle = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  width: '100%',
  minHeight: '56px',
  padding: '8px 16px max(8px, env(safe-area-inset-bottom))',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: '700 1rem/1.3 var(--font-body)',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  cursor: 'pointer',
  '& > span:first-of-type': { flex: 1 },
});

const Panel = styled('div')({
  display: 'grid',
  gap: '16px',
  maxHeight: '60vh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '16px',
  borderBottom: '1px solid var(--ui-border)',
});

interface Props {
  title: string;
  /** Stands on the bar beside the title. */
  total: string | undefined;
  children: ReactNode;
}

/** The summary where there is no room beside the sections: a bar with the sum, to be opened for the parts of it. */
export function SummaryBar({ title, total, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Root data-bar="" data-surface="" aria-labelledby="joining-selection">
      {isOpen && <Panel id="joining-summary">{children}</Panel>}
      <Heading level={2} size={4}>
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? 'joining-summary' : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <span id="joining-selection">{title}</span>
          {total}
          <Icon name={isOpen ? 'chevron-down' : 'chevron-up'} />
        </Toggle>
      </Heading>
    </Root>
  );
}
