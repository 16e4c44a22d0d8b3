import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../core/button.tsx';
import { styled } from '../core/styled.ts';
import { Text } from '../core/text.tsx';
import { useMediaQuery } from '../core/use-media-query.ts';
import { texts } from '../texts/en.ts';
import { breakpoints } from '../theme/breakpoints.ts';
import { Dialog } from './dialog.tsx';
import { hasReadToEnd } from './has-read-to-end.ts';

/** As wide as the dialog, rather than a box within it, down to its foot. */
const Region = styled('div')({
  height: '300px',
  overflowY: 'auto',
  margin: '0 -24px -24px',
  padding: '16px 24px',
  borderTop: '1px solid var(--ui-border)',
  outlineOffset: '-3px',
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
  '& h3': { margin: '0 0 8px', fontSize: '1.0625rem' },
  '& a': { color: 'var(--brand-strong)' },
  '& section + section': { marginTop: '24px' },
});

/** The rest of the dialog, its fading edge included; on a low screen no less than some lines. */
const HighRegion = styled(Region)({
  height: 'calc(100% + 40px)',
  minHeight: '160px',
  marginBottom: '-40px',
  paddingBottom: '40px',
});

/** The hint beside the answers, above them where they fill the line. */
const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  width: '100%',
  '& > p': { flex: '1 1 auto' },
  [theme.breakpoints.down('sm')]: {
    '& > p': { flexBasis: '100%' },
    '& > button + button': { flexGrow: 1 },
  },
}));

/** One set of terms; the body is HTML that was sanitised already. */
export interface TermsText {
  readonly id: string | number;
  readonly title: ReactNode;
  readonly body: ReactNode;
}

export interface TermsDialogProps {
  open: boolean;
  title: string;
  terms: readonly TermsText[];
  agreeText?: string | undefined;
  /** Takes the height of the screen, and all of a phone's; otherwise the terms are 300 px high. */
  fillsHeight?: boolean | undefined;
  onAgree: () => void;
  onCancel: () => void;
}

/** Terms that can be agreed to once they were scrolled to the end or fit without scrolling. */
export function TermsDialog(props: TermsDialogProps) {
  const { open, title, terms, agreeText = texts.agree, fillsHeight = false, onAgree, onCancel } = props;
  const id = useId();
  const [read, setRead] = useState(false);
  const wide = useMediaQuery(`(min-width: ${breakpoints.sm}px)`);
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      onClosed={() => setRead(false)}
      title={title}
      maxWidth={wide ? 600 : 337}
      fullScreenOnPhone={fillsHeight}
      fillsHeight={fillsHeight}
      actions={
        <Foot>
          <Text id={`${id}-hint`} size="small" tone="muted" sx={read ? { visibility: 'hidden' } : {}}>
            {texts.termsScrollHint}
          </Text>
          <Button variant="text" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button disabled={!read} aria-describedby={read ? undefined : `${id}-hint`} onClick={onAgree}>
            {agreeText}
          </Button>
        </Foot>
      }
    >
      <TermsRegion label={title} terms={terms} isHigh={fillsHeight} onRead={() => setRead(true)} />
    </Dialog>
  );
}

interface TermsRegionProps {
  label: string;
  terms: readonly TermsText[];
  isHigh: boolean;
  onRead: () => void;
}

/** Text that is still loading has nothing to scroll yet and must not count as read. */
const isDrawn = (region: Element) => !region.querySelector('[aria-busy="true"]');

function TermsRegion({ label, terms, isHigh, onRead }: TermsRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  }, [onRead]);
  useEffect(() => {
    const node = region.current;
    if (!node) return;
    const check = () => isDrawn(node) && hasReadToEnd(node) && latest.current();
    // Late fonts and images change what fits, so the content is watched, not only measured once.
    const watch = new ResizeObserver(check);
    for (const part of [node, ...node.children]) watch.observe(part);
    check();
    return () => watch.disconnect();
  }, []);
  const Area = isHigh ? HighRegion : Region;
  return (
    <Area
      ref={region}
      role="region"
      aria-label={label}
      tabIndex={0}
      onScroll={({ currentTarget }) => isDrawn(currentTarget) && hasReadToEnd(currentTarget) && onRead()}
    >
      {terms.map((each) => (
        <section key={each.id}>
          <h3>{each.title}</h3>
          <div>{each.body}</div>
        </section>
      ))}
    </Area>
  );
}
