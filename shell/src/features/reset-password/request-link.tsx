import { type FormEvent, useEffect, useRef, useState } from 'react';
import { forgottenPassword } from 'shared-contracts/api/auth';
import { paths } from 'shared-contracts/links';
import { useApiMutation, useLinks } from 'shared-platform';
import { failureMessages } from 'shared-platform/forms';
import { Link } from 'shared-platform/router';
import { Box, Button, Card, Container, PageHeader, Stack } from 'shared-ui/core';
import { TextField } from 'shared-ui/forms';
import { texts } from '../../texts/en.ts';
import { words } from '../../texts/reset-password.ts';

/**
 * The email with the link, for someone whose link was used or is too old, or who has none yet.
 * @param isDead the link was tried: the heading takes the focus, as the form that had it is replaced.
 */
export function RequestLink({ isDead }: { isDead: boolean }) {
  const links = useLinks();
  const request = useApiMutation(forgottenPassword);
  const title = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [message, setMessage] = useState<string>();
  const isSent = request.status === 200;
  useEffect(() => {
    if (isDead || isSent) title.current?.focus();
  }, [isDead, isSent]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (request.requesting) return;
    const emailOrReference = typed.trim();
    const result = emailOrReference === '' ? null : await request.run({ body: { emailOrReference } });
    if (result?.ok) return;
    setMessage(result ? failureMessages(result.error).join(' ') : words.identifierMissing);
    field.current?.focus();
  }

  return (
    <Container sx={{ maxWidth: 520, paddingBottom: 8 }}>
      <PageHeader
        titleRef={title}
        title={isSent ? words.sentTitle : isDead ? words.deadTitle : texts.resetPasswordTitle}
        lead={isSent ? words.sentText : isDead ? words.deadText : words.requestText}
      />
      {!isSent && (
        <Card sx={{ padding: 3 }}>
          <Stack component="form" noValidate spacing={3} onSubmit={(event: FormEvent) => void send(event)}>
            <TextField
              ref={field}
              name="username"
              label={words.identifier}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              error={message}
              onChange={({ target }) => {
                setTyped(target.value);
                setMessage(undefined);
              }}
            />
            <Button type="submit" loading={request.requesting}>
              {isDead ? words.sendNew : words.sendFirst}
            </Button>
            <Box sx={{ textAlign: 'center' }}>
              <Button variant="text" component={Link} to={links.to(paths.login)}>
                {words.deadAction}
              </Button>
            </Box>
          </Stack>
        </Card>
      )}
    </Container>
  );
}
