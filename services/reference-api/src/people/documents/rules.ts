import { createHash } from 'node:crypto';
import type { DocumentStatus, RequiredDocument } from 'shared-contracts/api/documents';
import type { PersonFlags } from '../../platform/index.ts';
import { daysBetween, SOON_DAYS } from '../auth/present-user.ts';
import { documentTexts } from './texts.ts';

const PROOF = 'proof';

/** The same for the same document of a person, and of no one else. */
export function documentId(personId: string, name: string): string {
  return createHash('sha256').update(`${personId}:${name}`).digest('hex').slice(0, 32);
}

/** Proof has an id apart from every document with its own name. */
export const proofId = (personId: string): string => documentId(personId, PROOF);
const namedId = (personId: string, name: string): string => documentId(personId, `${PROOF}:${name}`);

interface Holder {
  id: string;
  flags: PersonFlags;
}

function statusOf(document: PersonFlags['documents'][number], today: string): DocumentStatus {
  if (document.isReplaced) return 'waiting-for-approval';
  if (document.refusal) return 'refused';
  const days = daysBetween(today, document.expiresOn);
  if (days < 0) return 'expired';
  return days <= SOON_DAYS ? 'expiring' : 'in-order';
}

/**
 * Required documents and their state: proof of eligibility, then documents that expire.
 * @param uploaded ids of what they have sent and no one has decided about.
 */
export function requiredDocuments(
  { id, flags }: Holder,
  uploaded: readonly string[],
  today: string,
): RequiredDocument[] {
  const proof = { id: proofId(id), name: documentTexts.proof, expiresOn: null, refusal: null };
  const isProofSent = uploaded.includes(proof.id);
  const named = flags.documents.map(
    (document): RequiredDocument => ({
      id: namedId(id, document.name),
      name: document.name,
      status: statusOf(document, today),
      expiresOn: document.expiresOn,
      refusal: document.isReplaced ? null : (document.refusal ?? null),
    }),
  );
  if (flags.membershipDocumentUploadRequired) {
    const refusal = flags.proofRefusal ?? null;
    return [{ ...proof, status: refusal ? 'refused' : 'needed', refusal }, ...named];
  }
  return isProofSent ? [{ ...proof, status: 'waiting-for-approval' }, ...named] : named;
}

/** Flags of a person who has sent a document: they are not asked for it again in the meantime. */
export function flagsAfterUpload({ id, flags }: Holder, sentId: string): PersonFlags {
  if (sentId === proofId(id)) {
    const { proofRefusal: _old, ...others } = flags;
    return { ...others, membershipDocumentUploadRequired: false };
  }
  return {
    ...flags,
    documents: flags.documents.map((document) =>
      namedId(id, document.name) === sentId
        ? { name: document.name, expiresOn: document.expiresOn, isReplaced: true }
        : document,
    ),
  };
}

/** Flags of a person whose document was refused: they are asked for it again, with the reason. */
export function flagsAfterRefusal({ id, flags }: Holder, sentId: string, reason: string): PersonFlags {
  if (sentId === proofId(id))
    return { ...flags, membershipDocumentUploadRequired: true, proofRefusal: reason };
  return {
    ...flags,
    documents: flags.documents.map(({ name, expiresOn, ...document }) =>
      namedId(id, name) === sentId ? { name, expiresOn, refusal: reason } : { name, expiresOn, ...document },
    ),
  };
}

/**
 * Flags of a person whose document was accepted: until when it is good. Proof without an expiry date is not stored.
 */
export function flagsAfterAccepting(
  { id, flags }: Holder,
  sentId: string,
  name: string,
  expiresOn: string | null,
): PersonFlags {
  if (expiresOn === null) return flags;
  const isNew = sentId === proofId(id) && !flags.documents.some((document) => document.name === name);
  const documents = flags.documents.map((document) =>
    namedId(id, document.name) === sentId || document.name === name ? { name, expiresOn } : document,
  );
  return { ...flags, documents: isNew ? [...documents, { name, expiresOn }] : documents };
}
