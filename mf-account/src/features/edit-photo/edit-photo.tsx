import { type FormEvent, useId, useRef, useState } from 'react';
import type { User } from 'shared-contracts/api/auth';
import { removePhoto, uploadPhoto } from 'shared-contracts/api/photo';
import { useApi, useApiMutation, useFollowPerson, useToast } from 'shared-platform';
import { failureMessages } from 'shared-platform/forms';
import { Box, Button, Card, Heading, Notice, Stack, Text } from 'shared-ui/core';
import { FormErrorSummary, TextField } from 'shared-ui/forms';
import { FileInput } from '../../shared/file-input.tsx';
import { FORM_WIDTH } from '../../shared/form-width.ts';
import { ProfilePhoto } from '../../shared/profile-photo.tsx';
import { UploadProgress } from '../../shared/upload-progress.tsx';
import { useFileUpload } from '../../shared/use-file-upload.ts';
import { texts } from '../../texts/photo.ts';

const ACCEPTED_PHOTOS = 'image/jpeg,image/png,.jpg,.jpeg,.png';

/** The person's photo: another one, or none. Problems with a file are shown at the chooser. */
export function EditPhoto({ user }: { user: Pick<User, 'firstName' | 'lastName' | 'profilePhoto'> }) {
  const titleId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const api = useApi();
  const toast = useToast();
  const followPerson = useFollowPerson();
  const removal = useApiMutation(removePhoto);
  const [file, setFile] = useState<File | null>(null);
  const upload = useFileUpload({
    documentId: null,
    label: texts.file,
    words: texts,
    sendInBase64: (body, options) => api.call(uploadPhoto, { body }, options),
  });
  const { sent, errors } = upload;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sent !== null) return;
    const outcome = await upload.send(file);
    if (outcome !== 'refused') followPerson(undefined);
    if (outcome === 'cancelled') chooser.current?.focus();
    if (outcome !== 'kept') return;
    setFile(null);
    if (chooser.current) chooser.current.value = '';
    toast({ content: texts.uploaded, type: 'success' });
  }

  async function remove() {
    const result = await removal.run({});
    if (!result.ok) return;
    chooser.current?.focus();
    toast({ content: texts.removed, type: 'success' });
    followPerson(undefined);
  }

  return (
    <Card component="section" aria-labelledby={titleId}>
      <Stack spacing={2}>
        <Heading level={2} size={3} id={titleId}>
          {texts.title}
        </Heading>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <ProfilePhoto user={user} />
          <Text tone="muted">{texts.lead}</Text>
        </Box>
        <Stack
          component="form"
          noValidate
          spacing={2}
          onSubmit={(event: FormEvent) => void submit(event)}
          sx={{ maxWidth: FORM_WIDTH }}
        >
          <FormErrorSummary {...errors.summary} />
          <TextField
            {...errors.chooser}
            type="file"
            inputComponent={FileInput}
            ref={chooser}
            label={texts.file}
            hint={texts.hint}
            accept={ACCEPTED_PHOTOS}
            onChange={({ target }) => {
              setFile(target.files?.[0] ?? null);
              errors.forget();
            }}
          />
          <UploadProgress {...upload} label={texts.progress} />
          {removal.error && <Notice severity="danger">{failureMessages(removal.error).join(' ')}</Notice>}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button variant="quiet" type="submit" loading={sent !== null} loadingText={texts.uploading}>
              {texts.upload}
            </Button>
            {user.profilePhoto && (
              <Button variant="text" loading={removal.requesting} onClick={() => void remove()}>
                {texts.remove}
              </Button>
            )}
          </Box>
        </Stack>
      </Stack>
    </Card>
  );
}
