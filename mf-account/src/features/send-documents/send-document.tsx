import { type RefObject, useEffect, useRef, useState } from 'react';
import type { RequiredDocument } from 'shared-contracts/api/documents';
import { ACCEPTED_FILES } from 'shared-contracts/uploaded-file';
import { Box, Button, Notice, VisuallyHidden } from 'shared-ui/core';
import { UploadProgress } from '../../shared/upload-progress.tsx';
import { texts } from '../../texts/documents.ts';
import { isDue } from './is-due.ts';
import { useUpload } from './use-upload.ts';

interface Props {
  document: RequiredDocument;
  /** The main step of the screen. */
  isMainStep: boolean;
  /** The id of what is said about files. */
  hintId: string;
  /** Takes the focus once the file has arrived. */
  title: RefObject<HTMLElement | null>;
}

/** Sends a file for a document as soon as it is chosen. Problems with it are shown above the button. */
export function SendDocument({ document: { name, status }, document, isMainStep, hintId, title }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const progress = useRef<HTMLDivElement>(null);
  const upload = useUpload(document);
  const { errors } = upload;
  const [step, setStep] = useState<'resting' | 'sending' | 'arrived' | 'returned'>('resting');
  useEffect(() => {
    // The progress replaces the button, which comes back where the file did not arrive.
    if (step === 'sending') progress.current?.focus();
    if (step === 'arrived') title.current?.focus();
    if (step === 'returned') opener.current?.focus();
  }, [step, title]);

  async function send(file: File) {
    setStep('sending');
    const outcome = await upload.send(file);
    // A file that was mended can be chosen again.
    if (chooser.current) chooser.current.value = '';
    setStep(outcome === 'kept' ? 'arrived' : 'returned');
  }

  const messages = errors.summary.errors.map(({ message }) => message);
  return (
    <>
      {messages.length > 0 && (
        <Notice key={errors.summary.attempt} severity="danger">
          {messages.join(' ')}
        </Notice>
      )}
      {step === 'sending' ? (
        <Box ref={progress} tabIndex={-1} role="group" aria-label={texts.progress(name)}>
          <UploadProgress {...upload} label={texts.progress(name)} />
        </Box>
      ) : (
        <div data-action="">
          <Button
            ref={opener}
            variant={isMainStep ? 'primary' : isDue(status) ? 'quiet' : 'text'}
            aria-describedby={hintId}
            onClick={() => chooser.current?.click()}
          >
            {isDue(status) ? texts.upload : texts.again}
            <VisuallyHidden> {texts.fileOf(name)}</VisuallyHidden>
          </Button>
        </div>
      )}
      {/* A button opens it: the browser's own has another look on each device. */}
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={texts.file(name)}
        accept={ACCEPTED_FILES}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void send(file);
        }}
      />
    </>
  );
}
