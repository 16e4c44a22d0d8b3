import { Divider, Heading, styled } from 'shared-ui/core';
import { MenuRow } from '../../shared/menu-row.tsx';
import { texts } from '../../texts/en.ts';
import { useAccountSections } from './use-account-sections.ts';

const Sections = styled('ul')({ margin: '8px 0 0', padding: 0, listStyle: 'none' });

/** The sections of the account in the drawer of a phone. */
export function AccountMenu({ onLeave }: { onLeave(): void }) {
  const sections = useAccountSections();
  if (sections.length === 0) return null;
  return (
    <nav aria-labelledby="account-menu">
      <Divider sx={{ mb: 2 }} />
      <Heading id="account-menu" level={3} size={4}>
        {texts.account.label}
      </Heading>
      <Sections>
        {sections.map(({ id, path, current }) => (
          <li key={id}>
            <MenuRow destination={{ app: 'my-account', path }} aria-current={current} onClick={onLeave}>
              <span>{texts.account[id]}</span>
            </MenuRow>
          </li>
        ))}
      </Sections>
    </nav>
  );
}
