import { type FormEvent, useId, useRef, useState } from 'react';
import type { User } from 'shared-contracts/api/auth';
import { removePhoto, uploadPhoto } from 'shared-contracts/api/photo';
import { type ApiError, useApi, useApiMutation, useFollowPerson, useToast } from 'shared-platform';
import { failureMessages } from 'shared-platform/forms';
import { Box, Button, Card, Heading, Notice, Stack, Text } from 'shared-ui/core';
import { FormErrorSummary, TextField } from 'shared-ui/forms';
import { fileMessage, LONGEST_UPLOAD, readBase64 } from '../../parts/check-file.ts';
import { ProfilePhoto } from '../../parts/profile-photo.tsx';
import { useFileErrors } from '../../parts/use-file-errors.ts';
import { texts } from '../../texts/photo.ts';

const ACCEPTED_PHOTOS = 'image/jpeg,image/png,.jpg,.jpeg,.png';

/** The person's photo: another one, or none. What is wrong with a file is told at the chooser. */
export function EditPhoto({ user }: { user: Pick<User, 'firstName' | 'lastName' | 'profilePhoto'> }) {
  const titleId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const api = useApi();
  const toast = useToast();
  const followPerson = useFollowPerson();
  const removal = useApiMutation(removePhoto);
  const [file, setFile] = useState<File | null>(null);
  const errors = useFileErrors(texts.file, texts);
  const [sent, setSent] = useState<number | null>(null);

  async function attempt(): Promise<string | ApiError | null> {
    const wrong = await fileMessage(file, texts, { isPhoto: true });
    if (wrong || !file) return wrong;
    const content = await readBase64(file).catch(() => null);
    if (content === null) return texts.notUploaded;
    const result = await api.call(
      uploadPhoto,
      { body: { fileName: file.name, content } },
      {
        sending: { timeout: LONGEST_UPLOAD, onUploadProgress: ({ progress = 0 }) => setSent(progress) },
      },
    );
    return result.ok ? null : result.error;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sent !== null) return;
    errors.forget();
    setSent(0);
    const wrong = await attempt();
    setSent(null);
    if (wrong !== null) return errors.show(wrong);
    setFile(null);
    if (chooser.current) chooser.current.value = '';
    toast({ content: texts.uploaded, type: 'success' });
    followPerson(undefined);
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
        <Stack component="form" noValidate spacing={2} onSubmit={(event: FormEvent) => void submit(event)}>
          <FormErrorSummary {...errors.summary} />
          <TextField
            {...errors.chooser}
            type="file"
            ref={chooser}
            label={texts.file}
            hint={texts.hint}
            accept={ACCEPTED_PHOTOS}
            onChange={({ target }) => {
              setFile(target.files?.[0] ?? null);
              errors.forget();
            }}
          />
          {sent !== null && <progress aria-label={texts.progress} value={sent} style={{ width: '100%' }} />}
          {removal.error && <Notice severity="danger">{failureMessages(removal.error).join(' ')}</Notice>}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button type="submit" loading={sent !== null} loadingText={texts.uploading}>
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
