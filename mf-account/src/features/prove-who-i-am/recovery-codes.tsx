import { useEffect, useRef } from 'react';
import { useToast } from 'shared-platform';
import { Box, Button, Card, PageHeader } from 'shared-ui/core';
import { texts } from '../../texts/second-factor.ts';

interface Props {
  codes: readonly string[];
  onKept(): void;
}

/** The codes for when the app is lost, shown this once. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const toast = useToast();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  async function copy() {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast({ content: texts.copied, type: 'success' });
  }

  return (
    <>
      <PageHeader title={texts.codesTitle} titleRef={title} lead={texts.codesLead} />
      <Card>
        <ul
          aria-label={texts.codesList}
          style={{ display: 'grid', gap: 8, margin: '0 0 24px', padding: 0, listStyle: 'none' }}
        >
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1.5,
            '& > *': { flex: { xs: '1 1 100%', sm: 'none' } },
          }}
        >
          {'clipboard' in navigator && (
            <Button variant="quiet" onClick={() => void copy()}>
              {texts.copy}
            </Button>
          )}
          <Button onClick={onKept}>{texts.kept}</Button>
        </Box>
      </Card>
    </>
  );
}
