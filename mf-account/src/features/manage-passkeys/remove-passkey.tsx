import { type FormEvent, useId, useState } from 'react';
import { type Passkey, removePasskey } from 'shared-contracts/api/passkeys';
import { type Result, useApi } from 'shared-platform';
import { useFormErrors } from 'shared-platform/forms';
import { askForPasskey } from 'shared-platform/passkeys';
import { Button, Notice, Stack, Text } from 'shared-ui/core';
import { FormErrorSummary } from 'shared-ui/forms';
import { Dialog } from 'shared-ui/overlays';
import { PASSWORD_FIELD, type Proof, ProofFields, useDevice } from '../../shared/proof-fields.tsx';
import { texts } from '../../texts/passkeys.ts';

interface Props {
  passkey: Passkey;
  email: string;
  /** True if this browser can use a passkey in place of the password. */
  canUsePasskey: boolean;
  /** Passed the answer once the passkey is gone, here or elsewhere. */
  onRemoved(result: Result<Passkey[]>): void;
  onClose(): void;
}

/** Removes a passkey for a person who proves that it's them. */
export default function RemovePasskey({ passkey, email, canUsePasskey, onRemoved, onClose }: Props) {
  const formId = useId();
  const api = useApi();
  const [currentPassword, setPassword] = useState('');
  const errors = useFormErrors([PASSWORD_FIELD]);
  const { isBusy, trouble, answerOf, whileBusy } = useDevice(errors.refuse);

  async function remove(proof: Proof): Promise<void> {
    const result = await api.call(removePasskey, { params: { passkeyId: passkey.id }, body: proof });
    if (!result.ok && result.error.kind !== 'not-found') return errors.refuse(result.error);
    onRemoved(result);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const missing = currentPassword ? {} : { currentPassword: texts.passwordMissing };
    if (isBusy || errors.show(missing)) return;
    void whileBusy(() => remove({ currentPassword }));
  }

  function byPasskey() {
    errors.show({});
    void whileBusy(async () => {
      const credential = answerOf(await askForPasskey(api, { isSuggested: false }));
      if (credential) await remove({ credential });
    });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.question(passkey.name)}
      maxWidth={460}
      fullScreenOnPhone={false}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} variant="danger" loading={isBusy}>
            {texts.remove}
          </Button>
        </>
      }
    >
      <Stack component="form" id={formId} noValidate spacing={3} useFlexGap onSubmit={submit}>
        <Text>{texts.questionText}</Text>
        <FormErrorSummary {...errors.summary} />
        {trouble && <Notice severity="danger">{trouble}</Notice>}
        <ProofFields
          email={email}
          errors={errors}
          password={currentPassword}
          isBusy={isBusy}
          onChange={setPassword}
          onPasskey={canUsePasskey ? byPasskey : null}
        />
      </Stack>
    </Dialog>
  );
}
