import { styled } from 'shared-ui/core';
import { MenuRow } from '../../shared/menu-row.tsx';
import { texts } from '../../texts/en.ts';
import { useAccountMenu } from './use-account-menu.ts';

/** Below the account's own line and as far in as its text, past the icon. */
const Sections = styled('ul')({
  margin: 0,
  padding: '0 0 0 40px',
  listStyle: 'none',
  '& a': { minHeight: 48, fontWeight: 400 },
});

/** The sections of the account in the drawer of a phone, under the line 'My account'. */
export function AccountMenu({ onLeave }: { onLeave(): void }) {
  const sections = useAccountMenu();
  if (sections.length === 0) return null;
  return (
    <nav aria-label={texts.account.label}>
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
