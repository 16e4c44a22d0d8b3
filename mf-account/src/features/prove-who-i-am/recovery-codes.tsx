import { useEffect, useRef, useState } from 'react';
import { Box, Button, Card, PageHeader, Stack } from 'shared-ui/core';
import { CopyButton } from '../../shared/copy-button.tsx';
import { texts } from '../../texts/second-factor.ts';

interface Props {
  codes: readonly string[];
  onKept(): void;
}

const list = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: 1,
  margin: 0,
  padding: 2,
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-sunken)',
  listStyle: 'none',
};
const notPrinted = { '@media print': { display: 'none' } };
const halves = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 };

/** The codes for when the app is lost, shown this once. Keeping them is the main step until it is done. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const [areKept, setKept] = useState(false);
  const file = [`${texts.codesList}, ${window.location.host}`, '', ...codes, ''].join('\n');

  function print() {
    window.print();
    setKept(true);
  }

  return (
    <>
      <PageHeader title={texts.codesTitle} titleRef={title} lead={texts.codesLead} />
      <Card sx={{ padding: 3 }}>
        <Stack spacing={3}>
          <Box component="ul" aria-label={texts.codesList} sx={list}>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </Box>
          <Stack spacing={1.5} sx={notPrinted}>
            <CopyButton
              variant={areKept ? 'quiet' : 'primary'}
              content={codes.join('\n')}
              copied={texts.copied}
              onCopied={() => setKept(true)}
            >
              {texts.copy}
            </CopyButton>
            <Box sx={halves}>
              <Button
                component="a"
                variant="quiet"
                href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
                download={texts.fileName}
                onClick={() => setKept(true)}
              >
                {texts.download}
              </Button>
              <Button variant="quiet" onClick={print}>
                {texts.print}
              </Button>
            </Box>
          </Stack>
          <Button variant={areKept ? 'primary' : 'quiet'} sx={notPrinted} onClick={onKept}>
            {texts.kept}
          </Button>
        </Stack>
      </Card>
    </>
  );
}
