import { paths } from 'shared-contracts/links';
import type { OwnRoute } from '../host/frame/host-main.tsx';
import { texts } from '../texts/en.ts';
import { LoginScreen } from './login-screen.tsx';

/** The login, which every host has as its own screen (shell specification 2). */
export const loginRoute: OwnRoute = {
  path: paths.login,
  guard: 'visitor',
  title: () => texts.logIn.title,
  screen: <LoginScreen />,
};
