import { useId, useRef } from 'react';
import type { User } from 'shared-contracts/api/auth';
import { removePhoto, uploadPhoto } from 'shared-contracts/api/photo';
import { useApi, useApiMutation, useFollowPerson, useToast } from 'shared-platform';
import { failureMessages } from 'shared-platform/forms';
import { Box, Button, Card, Heading, Notice, Stack, Text } from 'shared-ui/core';
import { ProfilePhoto } from '../../shared/profile-photo.tsx';
import { UploadProgress } from '../../shared/upload-progress.tsx';
import { useFileUpload } from '../../shared/use-file-upload.ts';
import { texts } from '../../texts/photo.ts';

const ACCEPTED_PHOTOS = 'image/jpeg,image/png,.jpg,.jpeg,.png';

/** The person’s photo: another one, sent as soon as it is chosen, or none. */
export function EditPhoto({ user }: { user: Pick<User, 'firstName' | 'lastName' | 'profilePhoto'> }) {
  const titleId = useId();
  const hintId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const api = useApi();
  const toast = useToast();
  const followPerson = useFollowPerson();
  const removal = useApiMutation(removePhoto);
  const upload = useFileUpload({
    documentId: null,
    label: texts.file,
    words: texts,
    sendInBase64: (body, options) => api.call(uploadPhoto, { body }, options),
  });
  const { sent, errors } = upload;

  async function send(file: File) {
    const outcome = await upload.send(file);
    // A file that was mended can be chosen again.
    if (chooser.current) chooser.current.value = '';
    opener.current?.focus();
    if (outcome !== 'refused') followPerson(undefined);
    if (outcome === 'kept') toast({ content: texts.uploaded, type: 'success' });
  }

  async function remove() {
    const result = await removal.run({});
    if (!result.ok) return;
    opener.current?.focus();
    toast({ content: texts.removed, type: 'success' });
    followPerson(undefined);
  }

  const messages = errors.summary.errors.map(({ message }) => message);
  if (removal.error) messages.push(...failureMessages(removal.error));
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Stack spacing={2}>
        <Heading level={2} size={3} id={titleId}>
          {texts.title}
        </Heading>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <ProfilePhoto user={user} />
          <div id={hintId}>
            <Text>{texts.lead}</Text>
            <Text size="small" tone="muted">
              {texts.hint}
            </Text>
          </div>
        </Box>
        {/* A button opens it: the browser's own has another look on each device. */}
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={texts.file}
          accept={ACCEPTED_PHOTOS}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void send(file);
          }}
        />
        <UploadProgress {...upload} label={texts.progress} />
        {messages.length > 0 && (
          <Notice key={errors.summary.attempt} severity="danger" sx={{ mb: 1 }}>
            {messages.join(' ')}
          </Notice>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button
            ref={opener}
            variant="quiet"
            aria-describedby={hintId}
            loading={sent !== null}
            loadingText={texts.uploading}
            onClick={() => chooser.current?.click()}
          >
            {user.profilePhoto ? texts.change : texts.upload}
          </Button>
          {user.profilePhoto && (
            <Button variant="text" loading={removal.requesting} onClick={() => void remove()}>
              {texts.remove}
            </Button>
          )}
        </Box>
      </Stack>
    </Card>
  );
}
