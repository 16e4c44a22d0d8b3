import { useEffect, useState } from 'react';
import { endOwnLogin, type OwnLogin } from 'shared-contracts/api/logins';
import { displayDay, siteDay, siteTime } from 'shared-contracts/dates';
import { useApiMutation, useToast } from 'shared-platform';
import { failureMessages } from 'shared-platform/forms';
import { Button, Chip, Notice, styled, Text, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/logins.ts';

const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  paddingBlock: 12,
  '& + &': { borderTop: '1px solid var(--ui-border)' },
  '& > div': { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
});

interface Props {
  login: OwnLogin;
  /** Passed the logins that are left, `null` where they have to be asked for; keeps its identity. */
  onEnded(left: OwnLogin[] | null): void;
}

/** One place where the person is logged in; any but this one can be logged out at once. */
export function LoginRow({ login, onEnded }: Props) {
  const toast = useToast();
  const request = useApiMutation(endOwnLogin);
  const [outcome, setOutcome] = useState<{ left: OwnLogin[] | null } | null>(null);
  const device = texts.device(login.browser, login.system);
  // The row goes once its own button is done.
  useEffect(() => {
    if (outcome) onEnded(outcome.left);
  }, [outcome, onEnded]);

  async function end() {
    const result = await request.run({ params: { loginId: login.id } });
    // It may have been logged out there meanwhile.
    if (!result.ok && result.error.kind !== 'not-found') return;
    toast({ content: texts.loggedOut(device), type: 'success' });
    setOutcome({ left: result.ok ? result.data : null });
  }

  const at = (words: typeof texts.since, instant: string) =>
    words(displayDay(siteDay(instant)), siteTime(instant));
  return (
    <Row>
      <div>
        <Text weight="bold">{device}</Text>
        <Text size="small" tone="muted">
          {login.isThis ? at(texts.since, login.startedAt) : at(texts.lastSeen, login.lastSeenAt)}
        </Text>
        {request.error && <Notice severity="danger">{failureMessages(request.error).join(' ')}</Notice>}
      </div>
      {login.isThis ? (
        <Chip tone="success">{texts.here}</Chip>
      ) : (
        <Button variant="text" size="small" loading={request.requesting} onClick={() => void end()}>
          {texts.logOut}
          <VisuallyHidden> {device}</VisuallyHidden>
        </Button>
      )}
    </Row>
  );
}
