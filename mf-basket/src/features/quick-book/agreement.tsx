import { type ReactNode, useEffect, useRef } from 'react';
import type { QuickOffer } from 'shared-contracts/api/quick-book';
import { Box, Button, Text } from 'shared-ui/core';
import { texts } from '../../texts/quick-book.ts';

/** On a phone they share the width, or have a line each. */
const answers = {
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  gap: '8px 12px',
  '& > *': { flexGrow: { xs: 1, sm: 0 } },
};

interface Props {
  terms: QuickOffer['terms'];
  /** Id of the terms that were read: the way to them takes the focus back. */
  back: string | null;
  onRead(id: string): void;
  /** The buttons. */
  children: ReactNode;
}

/** The terms that pressing a button agrees to, beside the button, so that neither is in sight alone (docs/adr/0017). */
export function Agreement({ terms, back, onRead, children }: Props) {
  const link = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (back !== null) link.current?.focus();
  }, [back]);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, width: '100%' }}>
      {/* A footer takes the outset of text buttons on a phone, where the words of this one begin below others. */}
      <Box sx={{ '--button-outset': '-14px' }}>
        <Text size="small">{texts.agree}</Text>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '0 4px' }}>
          {terms.map(({ id, title }) => (
            <Button
              key={id}
              ref={id === back ? link : undefined}
              variant="text"
              size="small"
              onClick={() => onRead(id)}
            >
              {title}
            </Button>
          ))}
        </Box>
      </Box>
      <Box sx={answers}>{children}</Box>
    </Box>
  );
}
