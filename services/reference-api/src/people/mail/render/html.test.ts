import { expect, it } from 'vitest';
import { type HtmlLetter, htmlLetter } from './html.ts';

const letter = (change: Partial<HtmlLetter> = {}): string =>
  htmlLetter({
    tenantName: 'Oakfield & Sons',
    theme: {},
    logo: null,
    origin: 'https://bookings.oakfield.example',
    language: 'en-GB',
    subject: 'Booked',
    parts: [{ kind: 'link', text: 'See', href: 'https://oakfield.example' }],
    footer: { contact: { phone: null, email: null }, seller: null },
    ...change,
  });

it.each([
  ['/brand/oakfield/logo.png', 'https://bookings.oakfield.example/brand/oakfield/logo.png'],
  ['https://pictures.example/logo.jpg', 'https://pictures.example/logo.jpg'],
])('shows the logo %s, with the name in its place while pictures are blocked', (logo, address) => {
  const html = letter({ logo });
  expect(html).toContain(`<img src="${address}" alt="Oakfield &amp; Sons"`);
});

it.each([null, '/brand/oakfield/logo.svg', 'https://[oakfield/logo.png'])(
  'shows the name for the logo %s',
  (logo) => {
    const html = letter({ logo });
    expect(html).not.toContain('<img');
    expect(html).toMatch(/<span[^>]*>Oakfield &amp; Sons<\/span>/);
  },
);

it.each([
  [undefined, '12px', '12px 12px 0 0'],
  ['square', '2px', '2px 2px 0 0'],
  ['round', '28px', '20px 20px 0 0'],
])('follows the shape %s of the brand', (themeAppShape, button, header) => {
  const html = letter({ theme: { themeAppShape } });
  expect(html).toMatch(new RegExp(`<a [^>]*border-radius:${button}[^>]*>See<`));
  expect(html).toContain(`border-radius:${header};`);
});

it('has links for the contacts it has, and no line for those it lacks', () => {
  expect(letter()).not.toContain('Questions?');
  const contact = { phone: '0161 496 0160', email: 'hello@oakfield.example' };
  const html = letter({ footer: { contact, seller: 'Oakfield Ltd' } });
  expect(html).toMatch(
    /Questions\? <a href="tel:01614960160"[^>]*>0161 496 0160<\/a> or <a href="mailto:hello@oakfield\.example"/,
  );
  expect(html).toContain('>Oakfield Ltd<');
});
