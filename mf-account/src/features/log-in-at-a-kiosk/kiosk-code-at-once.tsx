import { useEffect, useRef } from 'react';
import { paths } from 'shared-contracts/links';
import { useLinks } from 'shared-platform';
import { failureMessages } from 'shared-platform/forms';
import { Link } from 'shared-platform/router';
import { Button, Card, Notice, Skeleton, Stack, Text, TextLink } from 'shared-ui/core';
import { texts } from '../../texts/kiosk-code.ts';
import { ShownCode } from './shown-code.tsx';
import { useKioskCode } from './use-kiosk-code.ts';
import { UsedCode } from './used-code.tsx';

/** The page that the QR code of a kiosk opens on a phone: a code at once, without a button to find and press. */
export function KioskCodeAtOnce() {
  const links = useLinks();
  const { shown, isUsed, show, error, isRequesting } = useKioskCode();
  const isAsked = useRef(false);

  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void show();
  });

  const isDone = isUsed && !shown;
  const isWaiting = isRequesting || !isAsked.current;
  return (
    <Card>
      <Stack spacing={2} sx={{ alignItems: 'start' }}>
        {error && <Notice severity="danger">{failureMessages(error).join(' ')}</Notice>}
        {shown ? (
          <div>
            <Text>{texts.typeIt}</Text>
            <ShownCode {...shown} />
          </div>
        ) : isUsed ? (
          <UsedCode />
        ) : isWaiting ? (
          <Skeleton height="12.5rem" width="100%" />
        ) : (
          !error && <Text>{texts.expired}</Text>
        )}
        {isDone && (
          <Button variant="quiet" component={Link} to={links.to(paths.details)}>
            {texts.toLogins}
          </Button>
        )}
        {/* Apart, so that its words begin where the button above does. */}
        <div>
          <Button
            variant={isDone ? 'text' : shown ? 'quiet' : 'primary'}
            loading={isRequesting}
            onClick={() => void show()}
          >
            {texts.another}
          </Button>
        </div>
        {!isDone && (
          <TextLink component={Link} to={links.to(paths.details)}>
            {texts.toDetails}
          </TextLink>
        )}
      </Stack>
    </Card>
  );
}
