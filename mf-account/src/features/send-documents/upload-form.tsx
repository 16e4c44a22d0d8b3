import { type FormEvent, useRef, useState } from 'react';
import type { RequiredDocument } from 'shared-contracts/api/documents';
import { ACCEPTED_FILES } from 'shared-contracts/uploaded-file';
import { Button, Stack } from 'shared-ui/core';
import { FormErrorSummary, TextField } from 'shared-ui/forms';
import { FileInput } from '../../shared/file-input.tsx';
import { FORM_WIDTH } from '../../shared/form-width.ts';
import { UploadProgress } from '../../shared/upload-progress.tsx';
import { texts } from '../../texts/documents.ts';
import { useUpload } from './use-upload.ts';

interface Props {
  document: RequiredDocument;
  onSent(): void;
}

/** Chooses a file for a document and sends it. Problems with it are shown at the chooser and above it. */
export function UploadForm({ document, onSent }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const upload = useUpload(document);
  const { sent, errors, send } = upload;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sent !== null) return;
    const outcome = await send(file);
    if (outcome === 'cancelled') chooser.current?.focus();
    if (outcome !== 'kept') return;
    setFile(null);
    if (chooser.current) chooser.current.value = '';
    onSent();
  }

  return (
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
        label={texts.file(document.name)}
        hint={texts.hint}
        accept={ACCEPTED_FILES}
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null);
          errors.forget();
        }}
      />
      <UploadProgress {...upload} label={texts.progress(document.name)} />
      <Button
        variant="quiet"
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
