import { Window } from 'happy-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CheckoutResult, loadScript, SCRIPT_ADDRESS } from '../../test-support/browser-page.ts';
import { openShop, type Shop, VISA } from '../../test-support/shop.ts';

let shop: Shop;
let browser: Window;
let page: Window['document'];

beforeEach(() => {
  shop = openShop();
  browser = new Window();
  page = browser.document;
  page.body.innerHTML = '<form action="/checkout"><div id="sp-container"></div><button>Pay</button></form>';
  Object.defineProperty(page, 'currentScript', { value: { src: SCRIPT_ADDRESS } });
});

function fieldLabelled(text: string) {
  const label = [...page.querySelectorAll('label')].find(({ textContent }) => textContent === text);
  const field = page.getElementById(label?.getAttribute('for') ?? '');
  if (!(field instanceof browser.HTMLInputElement)) throw new Error(`No field '${text}'`);
  return field;
}

function fillIn(cardNumber: string): void {
  fieldLabelled('Name on card').value = 'Sam Jones';
  fieldLabelled('Card number').value = cardNumber;
  fieldLabelled('Expiry date (MM/YY)').value = '12/30';
  fieldLabelled('Security code').value = '123';
}

async function openForm(merchantSessionKey: string) {
  const onTokenise = vi.fn<(result: CheckoutResult) => void>();
  const { sagepayCheckout } = await loadScript(shop, page);
  return { checkout: sagepayCheckout({ merchantSessionKey, onTokenise }), onTokenise };
}

describe('the drop-in form', () => {
  it('tokenises what was typed, spaces and slash left out', async () => {
    const { checkout, onTokenise } = await openForm(await shop.newKey());
    fillIn('4929 0000 0000 6');
    checkout.tokenise();
    await vi.waitFor(() => expect(onTokenise).toHaveBeenCalledOnce());
    expect(onTokenise.mock.calls[0]?.[0]).toEqual({ success: true, cardIdentifier: expect.any(String) });
  });

  it('says at the field what is wrong and goes there', async () => {
    const { checkout, onTokenise } = await openForm(await shop.newKey());
    fillIn('4929000000007');
    checkout.tokenise();
    await vi.waitFor(() => expect(onTokenise).toHaveBeenCalledOnce());
    expect(onTokenise.mock.calls[0]?.[0]).toEqual({
      success: false,
      error: { httpCode: 422, errorCode: 1007, errorMessage: 'The card number is not valid' },
    });
    const field = fieldLabelled('Card number');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(page.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'The card number is not valid',
    );
    expect(page.activeElement).toBe(field);
  });

  it('continues with a new session key when the first has died', async () => {
    const { checkout, onTokenise } = await openForm('dead');
    fillIn(VISA);
    checkout.tokenise();
    await vi.waitFor(() => expect(onTokenise).toHaveBeenCalledOnce());
    expect(onTokenise.mock.calls[0]?.[0].error?.errorCode).toBe(1002);
    checkout.tokenise({ newMerchantSessionKey: await shop.newKey() });
    await vi.waitFor(() => expect(onTokenise).toHaveBeenCalledTimes(2));
    expect(onTokenise.mock.calls[1]?.[0].success).toBe(true);
  });

  it('tokenises once for two quick calls', async () => {
    const { checkout, onTokenise } = await openForm(await shop.newKey());
    fillIn(VISA);
    checkout.tokenise();
    checkout.tokenise();
    await vi.waitFor(() => expect(onTokenise).toHaveBeenCalledOnce());
    expect(onTokenise).toHaveBeenCalledOnce();
  });

  it("submits the shop's form with the identifier and nothing of the card", async () => {
    const { checkout } = await openForm(await shop.newKey());
    const submit = vi.spyOn(browser.HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
    fillIn(VISA);
    checkout.form();
    page.querySelector('button')?.click();
    await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
    const named = [...page.querySelectorAll('[name]')].map((node) => node.getAttribute('name'));
    expect(named).toEqual(['card-identifier']);
  });

  it('leaves nothing behind', async () => {
    const { checkout } = await openForm(await shop.newKey());
    checkout.form();
    checkout.destroy();
    expect(page.querySelectorAll('input')).toHaveLength(0);
    expect(page.adoptedStyleSheets).toHaveLength(0);
  });
});
