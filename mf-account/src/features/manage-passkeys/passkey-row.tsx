import { useState } from 'react';
import type { Passkey } from 'shared-contracts/api/passkeys';
import { displayDay, siteDay } from 'shared-contracts/dates';
import { lazyPart } from 'shared-platform';
import { Button, VisuallyHidden } from 'shared-ui/core';
import { SettingsRow } from '../../shared/settings-row.tsx';
import { useRemoval } from '../../shared/use-removal.ts';
import { texts } from '../../texts/passkeys.ts';

const RemovePasskey = lazyPart(() => import(/* webpackChunkName: "add-passkey" */ './remove-passkey.tsx'), {
  close: ({ onClose }) => onClose(),
});

interface Props {
  passkey: Passkey;
  email: string;
  canUsePasskey: boolean;
  /** Passed the passkeys that are left, `null` where they have to be asked for; keeps its identity. */
  onRemoved(left: Passkey[] | null): void;
}

/** A passkey, which can be removed by a person who proves that it's them. */
export function PasskeyRow({ passkey, email, canUsePasskey, onRemoved }: Props) {
  const { name, lastUsedAt } = passkey;
  const [isAsking, setAsking] = useState(false);
  const finish = useRemoval(onRemoved);
  const detail = lastUsedAt === null ? texts.unused : texts.used(displayDay(siteDay(lastUsedAt)));
  return (
    <SettingsRow icon="lock" name={name} detail={detail} error={null}>
      <Button variant="text" size="small" startIcon="trash" onClick={() => setAsking(true)}>
        {texts.remove}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {isAsking && (
        <RemovePasskey
          passkey={passkey}
          email={email}
          canUsePasskey={canUsePasskey}
          onRemoved={(result) => {
            setAsking(false);
            finish(result, texts.removed(name));
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </SettingsRow>
  );
}
