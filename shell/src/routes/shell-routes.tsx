import { paths } from 'shared-contracts/links';
import { lazyPart } from 'shared-platform';
import { LoadingScreen, type OwnRoute } from 'shared-platform/host';
import { loginRoute } from 'shared-platform/log-in';
import { texts } from '../texts/en.ts';

const pending = () => <LoadingScreen />;
const RegisterScreen = lazyPart(
  () => import(/* webpackChunkName: "register" */ '../features/open-account/register-screen.tsx'),
  { pending },
);
const ResetPasswordScreen = lazyPart(
  () =>
    import(/* webpackChunkName: "reset-password" */ '../features/reset-password/reset-password-screen.tsx'),
  { pending },
);
const ConfirmEmailScreen = lazyPart(
  () => import(/* webpackChunkName: "confirm-email" */ '../features/confirm-email/confirm-email-screen.tsx'),
  { pending },
);

/** The screens every host has (shell specification 2, decisions 21). */
export const shellRoutes: readonly OwnRoute[] = [
  loginRoute,
  { path: paths.register, guard: 'visitor', title: () => texts.registerTitle, screen: <RegisterScreen /> },
  {
    path: paths.resetPassword,
    guard: undefined,
    title: () => texts.resetPasswordTitle,
    screen: <ResetPasswordScreen />,
  },
  {
    path: paths.confirmEmail,
    guard: undefined,
    title: () => texts.confirmEmailTitle,
    screen: <ConfirmEmailScreen />,
  },
];
