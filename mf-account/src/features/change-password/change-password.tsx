import { useEffect, useId, useRef, useState } from 'react';
import { Button, Card, Heading, Notice, Text } from 'shared-ui/core';
import { texts as words } from '../../texts/password.ts';
import { PasswordForm } from './password-form.tsx';

/** The way to another password; its form is folded until it is wanted. */
export function ChangePassword({ email }: { email: string }) {
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Heading level={2} size={3} id={titleId}>
        {words.title}
      </Heading>
      <Text tone="muted" sx={{ mt: 1, mb: 2 }}>
        {words.lead}
      </Text>
      {isOpen ? (
        <PasswordForm
          email={email}
          onCancel={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            setDone(true);
          }}
        />
      ) : (
        <>
          {isDone && (
            <Notice severity="success" live={false} sx={{ mb: 2 }}>
              {words.done}
            </Notice>
          )}
          <Button ref={opener} variant="quiet" onClick={() => setOpen(true)}>
            {words.submit}
          </Button>
        </>
      )}
    </Card>
  );
}
