import { useRef, useState } from 'react';
import { Box, Button, Notice, Stack, Text } from 'shared-ui/core';
import { TextField } from 'shared-ui/forms';
import { texts } from '../../texts/calendar.ts';

/** The same address by the scheme that calendars open. */
const forCalendars = (address: string) => address.replace(/^https?:/, 'webcal:');

/** Focuses an element as it appears. */
const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** An address that was just made, to be copied or opened while it is shown. */
export function NewAddress({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Without permission the address is selected, to be copied by hand.
      setCopied(false);
      field.current?.select();
    }
  }

  return (
    <Stack spacing={2} sx={{ '& input': { textOverflow: 'ellipsis' } }}>
      <Notice severity="warning">{texts.made}</Notice>
      <TextField
        ref={field}
        label={texts.address}
        hint={texts.addressHint}
        value={address}
        readOnly
        autoComplete="off"
        spellCheck={false}
      />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          '& > a, & > button': { flex: { xs: '1 1 100%', sm: 'none' } },
        }}
      >
        <Button ref={takeFocus} href={forCalendars(address)}>
          {texts.subscribe}
        </Button>
        <Button variant="quiet" startIcon={isCopied ? 'check' : undefined} onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Text component="span" size="small" role="status">
          {isCopied && texts.copied}
        </Text>
      </Box>
    </Stack>
  );
}
