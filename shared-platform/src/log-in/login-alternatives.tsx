import { paths, registerLink, safeRedirect } from 'shared-contracts/links';
import { Box, Button } from 'shared-ui/core';
import { useAppName, useLinks } from '../hooks/platform-hooks.ts';
import { Link, useLocation, useSearchParams } from '../router.ts';
import { texts } from '../texts/log-in.ts';

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 1,
  mt: 2,
};

/**
 * For those without an account, or who do not want to log in. While joining, an account is made on the way, so there
 * the login can be skipped: back to what was chosen, or to the start (joining specification 2 "Login page").
 */
export function LoginAlternatives({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const app = useAppName();
  const links = useLinks();
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const isPage = pathname === paths.login;
  const destination = isPage ? safeRedirect(query.get('redirect')) : `${pathname}${search}`;
  const isJoining = app === 'online-joining';
  const open = destination.startsWith(paths.checkout) ? paths.home : destination;
  const to = isJoining ? open : registerLink(destination);
  const skip = open === paths.home ? texts.noAccount : texts.skip;
  return (
    <Box sx={LINE}>
      {!isJoining && texts.newHere}
      <Button variant="text" component={Link} to={links.to(to)} {...(onLeave ? { onClick: onLeave } : {})}>
        {isJoining ? skip : texts.createAccount}
      </Button>
    </Box>
  );
}
