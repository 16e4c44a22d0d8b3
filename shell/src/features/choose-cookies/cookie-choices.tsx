import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useSite } from 'shared-platform';
import { usePlatform } from 'shared-platform/host';
import { Button, Container, Heading, Stack, styled, Text } from 'shared-ui/core';
import { texts } from '../../texts/cookies.ts';
import { loadTags } from './load-tags.ts';

/** At the end of the page it covers nothing; before that it stays at the bottom of the window. */
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

/** Asks whether the tags of other companies may run, and runs them for those who agree. */
export default function CookieChoices({ reloadPage = reloadThisPage }: { reloadPage?: () => void }) {
  const { name, tagManagerIds } = useSite();
  const { consent } = usePlatform();
  const choice = useSyncExternalStore(consent.choice.subscribe, consent.choice.get);
  const isAsking = useSyncExternalStore(consent.isAsking.subscribe, consent.isAsking.get);
  const bar = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (choice === 'granted') loadTags(tagManagerIds);
  }, [choice, tagManagerIds]);

  useEffect(() => {
    // Only those who asked for it are taken to it.
    if (isAsking && choice !== null) title.current?.focus();
  }, [isAsking, choice]);

  useEffect(() => {
    // Nothing that has the focus is hidden behind the bar.
    const page = document.documentElement.style;
    page.scrollPaddingBottom = isAsking ? `${bar.current?.offsetHeight ?? 0}px` : '';
    return () => {
      page.scrollPaddingBottom = '';
    };
  }, [isAsking]);

  function reject() {
    const hadAgreed = choice === 'granted';
    consent.choose('refused');
    // What runs already ends with the page alone.
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
