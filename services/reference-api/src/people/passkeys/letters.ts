import { changeFacts, newPasswordLink, securityLink } from '../mail/account-facts.ts';
import type { Letter, Writing } from '../mail/letter.ts';
import { mailTexts } from '../mail/texts.ts';
import { passkeyLetterTexts } from './letter-texts.ts';

function writeChange(kind: 'passkey-added' | 'passkey-removed', writing: Writing): Letter {
  const { to } = writing;
  const { subject, headline, message, using, secure } = passkeyLetterTexts[kind];
  const { customerServicePhone: phone, customerServiceEmail: email } = to.settings.site;
  return {
    subject: subject(to.tenantName),
    headline,
    paragraphs: [
      `${message(to.tenantName)} ${mailTexts.nothingToDo}`,
      changeFacts(writing, using),
      { kind: 'heading', text: passkeyLetterTexts.notYou },
      secure({ phone, email }),
      kind === 'passkey-removed' ? newPasswordLink(writing) : securityLink(writing),
    ],
  };
}

/** Says that a passkey was added, and what to do if someone else did it. */
export const writePasskeyAdded = (writing: Writing): Letter => writeChange('passkey-added', writing);

/** The same of one that was removed. */
export const writePasskeyRemoved = (writing: Writing): Letter => writeChange('passkey-removed', writing);
