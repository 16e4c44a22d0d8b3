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
    headline: 'Yoga is booked',
    parts: [{ kind: 'link', text: 'See', href: 'https://oakfield.example' }],
    footer: { contact: { phone: null, email: null }, isContactSaid: false, seller: null },
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

it('outlines a button that most readers do not need', () => {
  const link = { kind: 'link', text: 'Check', href: 'https://x.example/' } as const;
  expect(letter({ parts: [link] })).toMatch(/class="button"[^>]*><tr><td [^>]*bgcolor=[^>]*><a [^>]*>Check</);
  expect(letter({ parts: [{ ...link, isPale: true }] })).toMatch(
    /class="button"[^>]*><tr><td (?![^>]*bgcolor=)[^>]*border:1px solid[^>]*><a [^>]*>Check</,
  );
});

it('has links for the contacts it has, and no line for those it lacks', () => {
  expect(letter()).not.toContain('Questions?');
  const contact = { phone: '0161 496 0160', email: 'hello@oakfield.example' };
  const html = letter({ footer: { contact, isContactSaid: false, seller: 'Oakfield Ltd' } });
  expect(html).toMatch(
    /Questions\? <a href="tel:01614960160"[^>]*>0161 496 0160<\/a> or <a href="mailto:hello@oakfield\.example"/,
  );
  expect(html).toContain('>Oakfield Ltd<');
});

it('makes links of the contacts in its text, each in one piece', () => {
  const contact = { phone: '0161 496 0160', email: 'hello@oakfield.example' };
  const parts = ['Tell us: 0161 496 0160 or hello@oakfield.example.'];
  const html = letter({ parts, footer: { contact, isContactSaid: false, seller: null } });
  expect(html.match(/<a href="tel:01614960160"/g)).toHaveLength(2);
  expect(html.match(/<a href="mailto:hello@oakfield\.example"/g)).toHaveLength(2);
  expect(letter({ parts })).not.toContain('tel:');
});

it('does not repeat at its foot the contacts that it names', () => {
  const contact = { phone: '0161 496 0160', email: 'hello@oakfield.example' };
  const parts = ['Tell us: 0161 496 0160 or hello@oakfield.example.'];
  const html = letter({ parts, footer: { contact, isContactSaid: true, seller: null } });
  expect(html.match(/<a href="tel:01614960160"/g)).toHaveLength(1);
  expect(html).not.toContain('Questions?');
});

it('keeps a day and its time on one line within a sentence', () => {
  const html = letter({ parts: ['The link works once, until Thu 11 Jun 2026 at 09:00.'] });
  expect(html).toContain('until Thu&nbsp;11&nbsp;Jun&nbsp;2026&nbsp;at&nbsp;09:00.');
});

it('sets what comes back and what is owed side by side', () => {
  const lead = { label: 'You get back', value: '£4.00' };
  const beside = { label: 'Late charge due', value: '£3.00' };
  const html = letter({ parts: [{ kind: 'item', title: 'Yoga', lead, beside, facts: [] }] });
  expect(html).toMatch(/<td class="lead"[^>]*>.*£4\.00.*<\/td><td class="lead"[^>]*>.*£3\.00.*<\/td><\/tr>/);
});

it('continues the numbers of its steps below a button', () => {
  const html = letter({ parts: [{ kind: 'list', items: ['Log in.'], isNumbered: true, start: 2 }] });
  expect(html).toMatch(/<ol start="2"/);
});

it('sets a subheading apart from the paragraph above, in the small print of terms too', () => {
  const heading = { kind: 'subheading', text: 'Your account' } as const;
  const html = letter({
    parts: [{ kind: 'terms', title: 'Paying by Direct Debit', parts: ['Each month.', heading] }],
  });
  expect(html).toMatch(/<h3 [^>]*margin:12px 0 0/);
});

it('sets the lead of a panel above its rows, larger than all text', () => {
  const lead = { label: 'Next payment', value: '£32.00', more: 'on 01 Jul 2026' };
  const facts = [{ label: 'Account', value: 'ending 4958' }];
  const html = letter({ parts: [{ kind: 'facts', lead, facts }] });
  expect(html).toMatch(
    />Next payment<\/p><p[^>]*><strong style="[^"]*font-size:26px[^>]*>£32\.00<\/strong> <span[^>]*>on 01 Jul/,
  );
  expect(html.indexOf('£32.00')).toBeLessThan(html.indexOf('ending 4958'));
});

it('has terms and notes in small print, and headings of terms below that of the letter', () => {
  const terms = { kind: 'terms', title: 'The Guarantee', parts: ['A payer is protected.'] } as const;
  const html = letter({ parts: ['To read.', { kind: 'note', text: 'By the way.' }, terms] });
  expect(html).toMatch(/font-size:16px[^>]*>To read\./);
  expect(html).toMatch(/class="muted"[^>]*font-size:14px[^>]*>By the way/);
  expect(html).toMatch(/class="muted"[^>]*font-size:13px[^>]*>A payer is protected/);
  expect(html).toMatch(/<h2[^>]*font-size:14px[^>]*>The Guarantee<\/h2>/);
});

it('has terms below the sheet, after all that the letter says', () => {
  const terms = { kind: 'terms', title: 'The Guarantee', parts: ['A payer is protected.'] } as const;
  const html = letter({ parts: [terms, 'To read.', { kind: 'heading', text: 'At the end' }] });
  const [sheet = '', below = ''] = html.slice(html.indexOf('class="sheet"')).split('</td></tr>\n<tr>');
  expect(sheet).toContain('At the end');
  expect(sheet).not.toContain('The Guarantee');
  expect(below).toContain('A payer is protected.');
});

it('opens a preview with its first two sentences, and keeps what is in its panels out of it', () => {
  const panel = { kind: 'item', title: 'Cardiac Rehab', facts: [] } as const;
  const html = letter({ parts: ['Hello Sam,', 'You had a place.', panel, 'Later.'] });
  const hidden = /<div style="display:none[^>]*>(.*?)<\/div>/.exec(html)?.[1] ?? '';
  expect(hidden.startsWith('Hello Sam, You had a place.&nbsp;&zwnj;')).toBe(true);
  expect(hidden.length).toBeGreaterThan(1000);
  expect(hidden).not.toMatch(/Cardiac|Later/);
});

it('keeps a day, a time and a postcode whole, and sets a long value below its label', () => {
  const facts = [
    { label: 'When', value: 'Wed 10 Jun 2026, 18:00 to 19:00' },
    { label: 'Good to know', value: 'Bring water and a towel, and wear clean indoor trainers.' },
  ];
  const html = letter({ headline: 'Booked: Wed 10 Jun 2026 at 18:00', parts: [{ kind: 'facts', facts }] });
  expect(html).toMatch(
    /<td[^>]*><strong><span[^>]*>Wed 10 Jun 2026,<\/span> <span[^>]*>18:00 to 19:00<\/span>/,
  );
  expect(html).toMatch(/<h1[^>]*><span[^>]*>Booked:<\/span> <span[^>]*>Wed 10 Jun 2026<\/span> <span/);
  expect(html).toMatch(/<td colspan="2"[^>]*><span[^>]*>Good to know<\/span><br>Bring water/);
});

it('keeps the full stop after a contact beside it', () => {
  const contact = { phone: null, email: 'hello@oakfield.example' };
  const footer = { contact, isContactSaid: false, seller: null };
  const html = letter({ parts: ['Tell us: hello@oakfield.example.'], footer });
  expect(html).toMatch(
    /<span style="display:inline-block[^>]*><a href="mailto:[^>]*style="color:[^>]*>[^<]+<\/a>\.<\/span>/,
  );
});

it('shows its headline, and keeps the subject for the title', () => {
  const html = letter();
  expect(html).toMatch(/<h1[^>]*><span[^>]*>Yoga is booked<\/span><\/h1>/);
  expect(html).toContain('<title>Booked</title>');
});

it('numbers steps, in an ordered list', () => {
  const list = { kind: 'list', items: ['Choose', 'Log in'] } as const;
  expect(letter({ parts: [{ ...list, isNumbered: true }] })).toMatch(/<ol[^>]*><li/);
  expect(letter({ parts: [list] })).toMatch(/<ul[^>]*><li/);
});
