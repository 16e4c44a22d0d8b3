import { useEffect, useRef } from 'react';
import { useSite } from 'shared-platform';
import { usePlatform, useWatchable } from 'shared-platform/host';
import { Button, Container, Heading, Stack, styled, Text } from 'shared-ui/core';
import { texts } from '../../texts/cookies.ts';
import { loadTags } from './load-tags.ts';

/** It stays at the bottom of the window, and at the end of the page it covers nothing. */
const Bar = styled('section')({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  paddingBlock: 16,
  background: 'var(--ui-surface)',
  borderTop: '1px solid var(--ui-border)',
  boxShadow: '0 -4px 16px rgb(0 0 0 / 8%)',
});

const reloadThisPage = () => window.location.reload();

/** Asks for consent to third-party tags, and loads them once it is given. */
export default function CookieChoices({ reloadPage = reloadThisPage }: { reloadPage?: () => void }) {
  const { name, tagManagerIds } = useSite();
  const { consent } = usePlatform();
  const choice = useWatchable(consent.choice);
  const isAsking = useWatchable(consent.isAsking);
  const bar = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (choice === 'granted' && consent.startTags()) loadTags(tagManagerIds);
  }, [choice, consent, tagManagerIds]);

  useEffect(() => {
    // Only people who opened it get the focus on it.
    if (isAsking && choice !== null) title.current?.focus();
  }, [isAsking, choice]);

  useEffect(() => {
    // A focused element is never hidden behind the bar.
    const page = document.documentElement.style;
    page.scrollPaddingBottom = isAsking ? `${bar.current?.offsetHeight ?? 0}px` : '';
    return () => {
      page.scrollPaddingBottom = '';
    };
  }, [isAsking]);

  function reject() {
    const hadAgreed = choice === 'granted';
    consent.choose('refused');
    // Running tags end only with the page.
    if (hadAgreed) reloadPage();
  }

  if (!isAsking) return null;
  return (
    <Bar ref={bar} aria-labelledby="cookie-choices">
      <Container>
        <Stack
          direction={{ xs: 'column', md: 'row' }}
          sx={{ gap: 2, alignItems: { md: 'center' }, justifyContent: 'space-between' }}
        >
          <div>
            <Heading level={2} size={4} id="cookie-choices" ref={title} tabIndex={-1}>
              {texts.title}
            </Heading>
            <Text size="small">{texts.text(name)}</Text>
          </div>
          <Stack direction="row" sx={{ gap: 1.5, flexShrink: 0 }}>
            <Button variant="text" size="small" onClick={() => consent.choose('granted')}>
              {texts.accept}
            </Button>
            <Button variant="text" size="small" onClick={reject}>
              {texts.reject}
            </Button>
          </Stack>
        </Stack>
      </Container>
    </Bar>
  );
}
