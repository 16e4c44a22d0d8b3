import { type FormEvent, useRef, useState } from 'react';
import type { AskedDocument } from 'shared-contracts/api/documents';
import { ACCEPTED_FILES } from 'shared-contracts/uploaded-file';
import { Button, Stack } from 'shared-ui/core';
import { FormErrorSummary, TextField } from 'shared-ui/forms';
import { texts } from '../../texts/documents.ts';
import { useUpload } from './use-upload.ts';

interface Props {
  document: AskedDocument;
  onSent(): void;
}

/** Chooses a file for a document and sends it. What is wrong with it is told at the chooser and above it. */
export function UploadForm({ document, onSent }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const { sent, errors, send } = useUpload(document);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sent !== null) return;
    if (!(await send(file))) return;
    setFile(null);
    if (chooser.current) chooser.current.value = '';
    onSent();
  }

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={(event: FormEvent) => void submit(event)}>
      <FormErrorSummary {...errors.summary} />
      <TextField
        {...errors.chooser}
        type="file"
        ref={chooser}
        label={texts.file(document.name)}
        hint={texts.hint}
        accept={ACCEPTED_FILES}
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null);
          errors.forget();
        }}
      />
      {sent !== null && (
        <progress aria-label={texts.progress(document.name)} value={sent} style={{ width: '100%' }} />
      )}
      <Button
        type="submit"
        loading={sent !== null}
        loadingText={texts.uploading}
        sx={{ alignSelf: { sm: 'start' } }}
      >
        {texts.upload}
      </Button>
    </Stack>
  );
}
