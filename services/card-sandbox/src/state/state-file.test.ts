import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerChallenge, hiddenField } from '../../test-support/bank.ts';
import { openShop, REUSE_CARD, SAVE_CARD, SAVED_VISA } from '../../test-support/shop.ts';

let folder: string;
let stateFile: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'card-sandbox-'));
  stateFile = join(folder, 'nested', 'cards.json');
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('the state file', () => {
  it('keeps payments, their codes and saved cards over a restart', async () => {
    const before = openShop({ stateFile });
    const saveCard = { card: { save: true }, credentialType: SAVE_CARD, vendorTxCode: 'order-1' };
    const paid = (await before.pay({}, saveCard)).json();
    const { cardIdentifier } = paid.paymentMethod.card;

    const after = openShop({ stateFile });
    expect((await after.call('GET', `transactions/${paid.transactionId}`)).json()).toEqual(paid);
    expect((await after.pay({}, { vendorTxCode: 'order-1' })).json().errors[0].code).toBe(4042);
    const reuse = { card: { reusable: true }, credentialType: REUSE_CARD, vendorTxCode: 'order-2' };
    const again = after.payment(await after.newKey(), cardIdentifier, reuse);
    expect((await after.call('POST', 'transactions', again)).json().status).toBe('Ok');
  });

  it('lets a challenge go on over a restart', async () => {
    const { transactionId, cReq } = (
      await openShop({ stateFile }).pay({ cardholderName: 'CHALLENGE' })
    ).json();
    const after = openShop({ stateFile });
    const page = await answerChallenge(after, cReq, { word: 'challenge', action: 'submit' });
    const result = await openShop({ stateFile }).call(
      'POST',
      `transactions/${transactionId}/3d-secure-challenge`,
      { cRes: hiddenField(page, 'cres') },
    );
    expect(result.json().status).toBe('Ok');
  });

  it('remembers that a card was removed', async () => {
    await openShop({ stateFile }).call('DELETE', `card-identifiers/${SAVED_VISA}`);
    const answer = await openShop({ stateFile }).call('DELETE', `card-identifiers/${SAVED_VISA}`);
    expect(answer.statusCode).toBe(404);
  });

  it('holds no card number, security code or name', async () => {
    await openShop({ stateFile }).pay({ cardholderName: 'Zebedee Quill', cardNumber: '4462000000000003' });
    const content = readFileSync(stateFile, 'utf8');
    expect(content).toContain('"lastFourDigits":"0003"');
    expect(content).not.toMatch(/4462|Zebedee|"123"|securityCode":"\d/);
  });

  it('is whole after many payments at once, with no draft left behind', async () => {
    const shop = openShop({ stateFile });
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.pay()));
    expect(answers.every(({ statusCode }) => statusCode === 201)).toBe(true);
    expect(JSON.parse(readFileSync(stateFile, 'utf8')).transactions).toHaveLength(20);
    expect(readdirSync(join(folder, 'nested'))).toEqual(['cards.json']);
  });

  it.each(['{', '[]', '{"version":2}', 'null'])('is refused by name when it holds %s', (content) => {
    const broken = join(folder, 'broken.json');
    writeFileSync(broken, content);
    expect(() => openShop({ stateFile: broken })).toThrow(
      `CARD_SANDBOX_STATE_FILE: ${broken} cannot be read as saved payments`,
    );
  });
});
