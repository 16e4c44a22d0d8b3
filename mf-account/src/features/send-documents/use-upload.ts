import { documents, type RequiredDocument, uploadDocument } from 'shared-contracts/api/documents';
import { ownMemberships } from 'shared-contracts/api/own-memberships';
import { useApi, useFollowPerson, useToast } from 'shared-platform';
import { type FileUpload, type UploadOutcome, useFileUpload } from '../../shared/use-file-upload.ts';
import { texts } from '../../texts/documents.ts';

/** Sends a file for a document; the list and the person's reminders follow. */
export function useUpload({ id, name }: RequiredDocument): FileUpload {
  const api = useApi();
  const toast = useToast();
  const followPerson = useFollowPerson();
  const upload = useFileUpload({
    documentId: id,
    label: texts.file(name),
    words: texts,
    sendInBase64: (body, options) => api.call(uploadDocument, { params: { documentId: id }, body }, options),
  });

  function follow() {
    api.invalidate(documents);
    api.invalidate(ownMemberships);
    followPerson(undefined);
  }

  async function send(file: File): Promise<UploadOutcome> {
    const outcome = await upload.send(file);
    if (outcome === 'kept') toast({ content: texts.done(name), type: 'success' });
    if (outcome !== 'refused') follow();
    return outcome;
  }

  return { ...upload, send };
}
