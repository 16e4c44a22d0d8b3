import type { ReactNode } from 'react';
import type { OwnMembership } from 'shared-contracts/api/own-memberships';
import { addDays, displayDay } from 'shared-contracts/dates';
import { useSession, useSite } from 'shared-platform';
import { Notice, TextLink } from 'shared-ui/core';
import { DOCUMENTS_ID } from '../../shared/documents-id.ts';
import { unbroken } from '../../shared/unbroken.ts';
import { texts } from '../../texts/en.ts';
import { texts as freezeTexts } from '../../texts/freeze.ts';
import { texts as pendingTexts } from '../../texts/pending.ts';

const words = texts.memberships;

interface Props {
  membership: OwnMembership;
  /** The person has another membership that is good. */
  hasOther: boolean;
  /** Ends a freeze that is under way. */
  unfreeze: ReactNode;
}

/** The reason that a membership cannot be used now, and the way out; nothing for one that can. */
export function MembershipNotice({ membership, hasOther, unfreeze }: Props) {
  const { state, proof, freeze } = membership;
  if (state === 'pending') return <ProofNotice proof={proof} hasOther={hasOther} />;
  if (!freeze?.isUnderWay) return null;
  return (
    <Notice live={false} title={freezeTexts.noticeTitle} action={unfreeze}>
      {frozenText(membership, freeze)}
    </Notice>
  );
}

/** A membership that ends within its freeze cannot be used again. */
function frozenText({ endDate }: OwnMembership, freeze: NonNullable<OwnMembership['freeze']>): string {
  const again = addDays(freeze.endDate, 1);
  const isUsableAgain = endDate === null || endDate >= again;
  return [
    isUsableAgain ? freezeTexts.usableFrom(unbroken(displayDay(again))) : freezeTexts.notUsable,
    freezeTexts.fee(freeze.monthly.formatted),
  ].join(' ');
}

function ProofNotice({ proof, hasOther }: Pick<OwnMembership, 'proof'> & Pick<Props, 'hasOther'>) {
  const { customerServiceEmail: email } = useSite();
  const isToBeSent = useSession().user?.membershipDocumentUploadRequired;
  return (
    <Notice severity="warning" live={false}>
      {words.pendingText(proof)}
      {isToBeSent && (
        <>
          {' '}
          <TextLink href={`#${DOCUMENTS_ID}`}>{words.proofText}</TextLink>
          {email && (
            <>
              {words.emailInstead} <TextLink href={`mailto:${email}`}>{words.emailProof}</TextLink>
            </>
          )}
          .
        </>
      )}{' '}
      {hasOther ? pendingTexts.notYet : pendingTexts.fullPrices}
    </Notice>
  );
}
