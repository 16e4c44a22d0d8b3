import { Text } from 'shared-ui/core';
import { Dialog } from 'shared-ui/overlays';
import { texts } from '../texts/en.ts';
import { texts as words } from '../texts/log-in.ts';
import { LoginForm } from './login-form.tsx';
import { useOffersKioskCode } from './use-offers-kiosk-code.ts';

/** The login over the page that asked for it. */
export default function LoginDialog({
  isResuming,
  onDismiss,
  onLeave,
}: {
  isResuming: boolean;
  onDismiss(): void;
  onLeave(): void;
}) {
  const hasCode = useOffersKioskCode();
  return (
    <Dialog open onClose={onDismiss} title={texts.logIn.title} maxWidth={hasCode ? 880 : 460}>
      {isResuming && (
        <Text tone="muted" sx={{ mb: 3 }}>
          {words.waiting}
        </Text>
      )}
      <LoginForm onLeave={onLeave} />
    </Dialog>
  );
}
