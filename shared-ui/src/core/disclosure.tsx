import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from './styled.ts';

const Root = styled('details')({
  borderTop: '1px solid var(--ui-border)',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    padding: '12px 0',
    minHeight: 'var(--target-size, 44px)',
    cursor: 'pointer',
    fontWeight: 700,
    // A chevron in place of the browser's triangle, which hangs before the text.
    '&::after': {
      content: '""',
      flex: 'none',
      width: '9px',
      height: '9px',
      // Its point, not its box, is level with the words.
      margin: '-5px 4px 0 auto',
      border: 'solid',
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg)',
    },
  },
  '&[open] > summary::after': { marginTop: '5px', transform: 'rotate(225deg)' },
  '& > div': { display: 'grid', gap: '12px', paddingBottom: '16px' },
});

export interface DisclosureProps {
  title: ReactNode;
  children: ReactNode;
}

/** Text that opens on demand, and is always open in print. */
export function Disclosure({ title, children }: DisclosureProps) {
  const root = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    let wasOpen = false;
    function open() {
      wasOpen = root.current?.open ?? false;
      if (root.current) root.current.open = true;
    }
    function restore() {
      if (root.current) root.current.open = wasOpen;
    }
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
  return (
    <Root ref={root}>
      <summary>{title}</summary>
      <div>{children}</div>
    </Root>
  );
}
