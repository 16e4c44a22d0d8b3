import { useEffect, useState } from 'react';
import { paths } from 'shared-contracts/links';
import { Link, useLocation } from 'shared-platform/router';
import { Button, Container, EmptyState, Spinner, Stack } from 'shared-ui/core';
import { texts } from '../../texts/redirect.ts';

/** Delay before a person can follow the redirect themselves, in milliseconds. */
export const REDIRECT_TIMEOUT = 4_000;

/** The venue is looked up. That call may be silent for a minute, so the ways on are offered long before. */
export function RedirectWait({ slug }: { slug: string }) {
  const { search } = useLocation();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, REDIRECT_TIMEOUT, true);
    return () => clearTimeout(timer);
  }, []);

  const ways = (
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
      <Button component={Link} to={{ pathname: paths.venue(slug), search }}>
        {texts.toVenue}
      </Button>
      <Button component={Link} to={{ pathname: paths.home, search }} variant="quiet">
        {texts.findVenue}
      </Button>
    </Stack>
  );
  return (
    <Container>
      {isLate ? (
        <div role="status">
          <EmptyState icon="clock" level={1} title={texts.late} action={ways}>
            {texts.lateText}
          </EmptyState>
        </div>
      ) : (
        <Spinner text={texts.waiting} showText />
      )}
    </Container>
  );
}
