import { endOwnLogin, type OwnLogin } from 'shared-contracts/api/logins';
import { displayDay, siteDay, siteTime } from 'shared-contracts/dates';
import { useApiMutation } from 'shared-platform';
import { Button, Chip, VisuallyHidden } from 'shared-ui/core';
import { SettingsRow } from '../../shared/settings-row.tsx';
import { useRemoval } from '../../shared/use-removal.ts';
import { texts } from '../../texts/logins.ts';

interface Props {
  login: OwnLogin;
  /** Passed the logins that are left, `null` where they have to be asked for; keeps its identity. */
  onEnded(left: OwnLogin[] | null): void;
}

/** One place where the person is logged in; any but this one can be logged out at once. */
export function LoginRow({ login, onEnded }: Props) {
  const request = useApiMutation(endOwnLogin);
  const finish = useRemoval(onEnded);
  const device = texts.device(login.browser, login.system);

  async function end() {
    finish(await request.run({ params: { loginId: login.id } }), texts.loggedOut(device));
  }

  const at = (words: typeof texts.since, instant: string) =>
    words(displayDay(siteDay(instant)), siteTime(instant));
  const detail = login.isThis ? at(texts.since, login.startedAt) : at(texts.lastSeen, login.lastSeenAt);
  return (
    <SettingsRow
      name={device}
      detail={detail}
      chip={login.isThis && <Chip tone="success">{texts.here}</Chip>}
      error={request.error}
    >
      {!login.isThis && (
        <Button variant="text" size="small" loading={request.requesting} onClick={() => void end()}>
          {texts.logOut}
          <VisuallyHidden> {device}</VisuallyHidden>
        </Button>
      )}
    </SettingsRow>
  );
}
