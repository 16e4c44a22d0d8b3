import { type FormEvent, useId, useState } from 'react';
import {
  addPasskey,
  MAX_PASSKEY_NAME_LENGTH,
  type Passkey,
  startPasskey,
} from 'shared-contracts/api/passkeys';
import { useApi, useToast } from 'shared-platform';
import { useFormErrors } from 'shared-platform/forms';
import { askForPasskey, createPasskey } from 'shared-platform/passkeys';
import { Button, Notice, Stack, Text } from 'shared-ui/core';
import { FormErrorSummary, TextField } from 'shared-ui/forms';
import { Dialog } from 'shared-ui/overlays';
import { texts } from '../texts/passkeys.ts';
import { PASSWORD_FIELD, type Proof, ProofFields, useDevice } from './proof-fields.tsx';

interface Props {
  email: string;
  /** True if the person has a passkey, which then proves who they are as a password does. */
  hasOthers: boolean;
  /** Passed all the person has. */
  onAdded(all: Passkey[]): void;
  onClose(): void;
}

/** Adds a passkey for a person who proves that it's them: a name, the proof, then the device. */
export default function AddPasskey({ email, hasOthers, onAdded, onClose }: Props) {
  const formId = useId();
  const api = useApi();
  const toast = useToast();
  const [name, setName] = useState('');
  const [currentPassword, setPassword] = useState('');
  const errors = useFormErrors([{ name: 'name', label: texts.name }, PASSWORD_FIELD]);
  const { isBusy, trouble, answerOf, whileBusy } = useDevice(errors.refuse);
  const unnamed = name.trim() ? {} : { name: texts.nameMissing };

  async function add(proof: Proof): Promise<void> {
    const started = await api.call(startPasskey, { body: proof });
    if (!started.ok) return errors.refuse(started.error);
    const credential = answerOf(await createPasskey(started.data.options));
    if (!credential) return;
    const result = await api.call(addPasskey, { body: { name: name.trim(), credential } });
    if (!result.ok) return errors.refuse(result.error);
    toast({ content: texts.added(name.trim()), type: 'success' });
    onAdded(result.data);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const missing = currentPassword ? {} : { currentPassword: texts.passwordMissing };
    if (isBusy || errors.show({ ...unnamed, ...missing })) return;
    void whileBusy(() => add({ currentPassword }));
  }

  function byPasskey() {
    if (errors.show(unnamed)) return;
    void whileBusy(async () => {
      const credential = answerOf(await askForPasskey(api, { isSuggested: false }));
      if (credential) await add({ credential });
    });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.add}
      maxWidth={460}
      fullScreenOnPhone={false}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} loading={isBusy}>
            {texts.add}
          </Button>
        </>
      }
    >
      <Stack component="form" id={formId} noValidate spacing={3} useFlexGap onSubmit={submit}>
        <Text tone="muted">{texts.addLead}</Text>
        <FormErrorSummary {...errors.summary} />
        {trouble && <Notice severity="danger">{trouble}</Notice>}
        <TextField
          {...errors.at('name')}
          name="name"
          label={texts.name}
          hint={texts.nameHint}
          value={name}
          maxLength={MAX_PASSKEY_NAME_LENGTH}
          autoComplete="off"
          autoFocus
          onChange={({ target }) => {
            setName(target.value);
            errors.changed('name');
          }}
        />
        <ProofFields
          email={email}
          errors={errors}
          password={currentPassword}
          isBusy={isBusy}
          onChange={setPassword}
          onPasskey={hasOthers ? byPasskey : null}
        />
      </Stack>
    </Dialog>
  );
}
