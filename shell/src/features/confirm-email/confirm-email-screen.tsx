import { type ReactNode, useEffect, useRef, useState } from 'react';
import { confirmEmail, disownEmail, emailConfirmation } from 'shared-contracts/api/email-confirmation';
import { readConfirmationLink } from 'shared-contracts/confirmation-link';
import { paths } from 'shared-contracts/links';
import { useApi, useApiMutation, useLinks, useSite } from 'shared-platform';
import { failureMessages } from 'shared-platform/forms';
import { useLocation } from 'shared-platform/router';
import { Box, Button, Card, Container, EmptyState, Notice, PageHeader, Stack, Text } from 'shared-ui/core';
import { words } from '../../texts/confirm-email.ts';
import { texts } from '../../texts/en.ts';

type Outcome = 'confirmed' | 'disowned' | 'dead';

/**
 * The target of the mailed link. The token is in the fragment, and nothing happens before a button is pressed:
 * mail scanners open every link.
 */
export default function ConfirmEmailScreen() {
  const { hash } = useLocation();
  const { token, email } = readConfirmationLink(hash);
  const api = useApi();
  const { name } = useSite();
  const confirming = useApiMutation(confirmEmail);
  const disowning = useApiMutation(disownEmail);
  const [outcome, setOutcome] = useState<Outcome | null>(token === '' ? 'dead' : null);
  const error = confirming.error ?? disowning.error;

  async function send(request: typeof confirming | typeof disowning, done: Outcome) {
    if (confirming.requesting || disowning.requesting) return;
    const result = await request.run({ body: { token } });
    if (!result.ok && !result.error.validationMessages.token) return;
    api.invalidate(emailConfirmation);
    setOutcome(result.ok ? done : 'dead');
  }

  const fault = error && <Notice severity="danger">{failureMessages(error).join(' ')}</Notice>;
  if (outcome)
    return (
      <Answered
        key={outcome}
        outcome={outcome}
        hasFocus={token !== ''}
        undo={
          <Stack spacing={2} sx={{ alignItems: 'center' }}>
            {fault}
            <Button
              variant="quiet"
              loading={confirming.requesting}
              onClick={() => void send(confirming, 'confirmed')}
            >
              {words.disownedAction}
            </Button>
          </Stack>
        }
      />
    );
  return (
    <Container sx={{ maxWidth: 720, paddingBottom: 8 }}>
      <PageHeader title={texts.confirmEmailTitle} lead={words.lead(name)} />
      <Card sx={{ padding: { xs: 2, sm: 3 } }}>
        <Stack spacing={3}>
          {email && (
            <Text weight="bold" sx={{ fontSize: '1.25rem', overflowWrap: 'anywhere' }}>
              {email}
            </Text>
          )}
          {fault}
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1.5,
              '& > *': { flex: { xs: '1 1 100%', sm: 'none' } },
            }}
          >
            <Button loading={confirming.requesting} onClick={() => void send(confirming, 'confirmed')}>
              {words.confirm}
            </Button>
            <Button
              variant="quiet"
              loading={disowning.requesting}
              onClick={() => void send(disowning, 'disowned')}
            >
              {words.disown}
            </Button>
          </Box>
          <Text tone="muted">{words.disownText}</Text>
        </Stack>
      </Card>
    </Container>
  );
}

interface AnsweredProps {
  outcome: Outcome;
  hasFocus: boolean;
  /** Confirms an address that was disowned by mistake. */
  undo: ReactNode;
}

/** The outcome, in place of the buttons, which had the focus. */
function Answered({ outcome, hasFocus, undo }: AnsweredProps) {
  const links = useLinks();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFocus) box.current?.focus();
  }, [hasFocus]);
  const actions = {
    confirmed: <Button href={links.cross('bookings', paths.home)}>{words.confirmedAction}</Button>,
    disowned: undo,
    dead: (
      <Button href={links.cross('my-account', paths.userDetails)} variant="secondary">
        {words.deadAction}
      </Button>
    ),
  };
  return (
    <Box ref={box} tabIndex={-1} sx={{ outline: 'none' }}>
      <EmptyState
        level={1}
        icon={outcome === 'dead' ? 'clock' : 'success'}
        title={words[`${outcome}Title`]}
        action={actions[outcome]}
      >
        {words[`${outcome}Text`]}
      </EmptyState>
    </Box>
  );
}
