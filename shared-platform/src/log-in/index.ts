export { LoginDialogHost } from './login-dialog-host.tsx';
export { loginRoute } from './login-route.tsx';
export { SessionRequests } from './session-requests.tsx';
