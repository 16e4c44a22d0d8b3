import { useEffect, useRef } from 'react';
import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { Box, Button, EmptyState } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';

/** @param takesFocus the last line has just gone, and with it what held focus. */
export function EmptyBasket({ takesFocus }: { takesFocus: boolean }) {
  const links = useLinks();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    window.scrollTo(0, 0);
    box.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Box ref={box} tabIndex={-1} sx={{ outline: 'none' }}>
      <EmptyState
        icon="basket"
        title={texts.basket.emptyTitle}
        action={
          <Button component={Link} to={links.to(paths.home)}>
            {texts.basket.findActivity}
          </Button>
        }
      >
        {texts.basket.emptyText}
      </EmptyState>
    </Box>
  );
}
