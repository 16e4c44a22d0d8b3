import { lazy, type ReactNode } from 'react';
import { paths } from 'shared-contracts/links';
import { LoginScreen } from '../features/log-in/login-screen.tsx';
import { texts } from '../texts/en.ts';
import type { HostRoute } from './match-route.ts';

const RegisterScreen = lazy(
  () => import(/* webpackChunkName: "register" */ '../features/open-account/register-screen.tsx'),
);
const ResetPasswordScreen = lazy(
  () =>
    import(/* webpackChunkName: "reset-password" */ '../features/reset-password/reset-password-screen.tsx'),
);

/** A screen of the shell itself. */
export interface ShellRoute {
  path: string;
  guard: HostRoute['guard'];
  title: () => string;
  screen: ReactNode;
}

/** The screens every host has (shell specification 2, decisions 21). */
export const shellRoutes: readonly ShellRoute[] = [
  { path: paths.login, guard: 'visitor', title: () => texts.logIn.title, screen: <LoginScreen /> },
  { path: paths.register, guard: 'visitor', title: () => texts.register.title, screen: <RegisterScreen /> },
  {
    path: paths.resetPassword,
    guard: undefined,
    title: () => texts.resetPassword.title,
    screen: <ResetPasswordScreen />,
  },
];
