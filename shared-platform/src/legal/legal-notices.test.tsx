// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithPlatform } from '../testing/index.ts';
import { LegalNotices } from './legal-notices.tsx';

const client = {
  privacyNoticeUrl: 'https://riverside.example/privacy',
  termsUrl: 'https://riverside.example/terms',
  accessibilityStatementUrl: 'https://riverside.example/accessibility',
  contactUrl: null,
};
const notices = () => within(screen.getByRole('list', { name: 'Legal and contact' }));

describe('the notices of a tenant', () => {
  it('open beside the page, and say so', () => {
    renderWithPlatform(<LegalNotices />, { client });
    const links = notices().getAllByRole('link');
    expect(
      links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]),
    ).toEqual([
      ['Privacy notice (opens in a new tab)', 'https://riverside.example/privacy', '_blank'],
      ['Terms (opens in a new tab)', 'https://riverside.example/terms', '_blank'],
      ['Accessibility (opens in a new tab)', 'https://riverside.example/accessibility', '_blank'],
      ['Contact us', 'mailto:help@example.com', null],
    ]);
  });

  it('are written out at a kiosk, which never leaves the site', () => {
    window.history.replaceState(null, '', '/?kiosk=true');
    renderWithPlatform(<LegalNotices />, { client });
    expect(notices().getByText('Privacy notice: riverside.example/privacy')).toBeInTheDocument();
    expect(notices().getByText('Contact us: help@example.com')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    window.history.replaceState(null, '', '/');
    sessionStorage.clear();
  });

  it('are left out where the tenant gives none', () => {
    renderWithPlatform(<LegalNotices />, { client: { customerServiceEmail: null } });
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});
