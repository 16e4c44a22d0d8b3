import { CHALLENGE_WINDOWS } from '../bank/challenge-window.ts';
import type { Challenge, ChallengeAnswer } from '../state/transaction.ts';

const VERSION = '2.1.0';

/** The `cReq` that the shop's page carries to the bank: base64url JSON without padding (EMV 3-D Secure). */
export function challengeMessage(challenge: Challenge): string {
  return encode({
    messageType: 'CReq',
    messageVersion: VERSION,
    threeDSServerTransID: challenge.threeDSServerTransId,
    acsTransID: challenge.acsTransId,
    challengeWindowSize: CHALLENGE_WINDOWS[challenge.windowSize],
  });
}

/** The `cres` that the bank's page carries back. */
export function answerMessage(challenge: Challenge, answer: ChallengeAnswer): string {
  return encode({
    messageType: 'CRes',
    messageVersion: VERSION,
    threeDSServerTransID: challenge.threeDSServerTransId,
    acsTransID: challenge.acsTransId,
    transStatus: transStatus(answer),
    ...(answer === 'cancelled' && { challengeCancel: '01' }),
  });
}

/** The challenge a message from a browser speaks of; undefined when it is no such message. */
export function readAcsTransId(message: string, messageType: 'CReq' | 'CRes'): string | undefined {
  const content = decode(message);
  return content?.messageType === messageType && typeof content.acsTransID === 'string'
    ? content.acsTransID
    : undefined;
}

/**
 * True if a `cres` is the one the bank gave out for this challenge. The bank's own record decides,
 * since the message came through the cardholder's browser.
 */
export function isGenuineResponse(message: string, challenge: Challenge): boolean {
  if (!challenge.answer) return false;
  const content = decode(message);
  return (
    readAcsTransId(message, 'CRes') === challenge.acsTransId &&
    content?.transStatus === transStatus(challenge.answer)
  );
}

const transStatus = (answer: ChallengeAnswer) => (answer === 'approved' ? 'Y' : 'N');

const encode = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');

function decode(message: string): Record<string, unknown> | undefined {
  try {
    const content: unknown = JSON.parse(Buffer.from(message, 'base64url').toString('utf8'));
    return typeof content === 'object' && content !== null ? { ...content } : undefined;
  } catch {
    return undefined;
  }
}
