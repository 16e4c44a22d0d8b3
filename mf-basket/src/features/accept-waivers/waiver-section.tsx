import { type ReactNode, useEffect, useRef } from 'react';
import { SafeHtml } from 'shared-platform';
import { Box, Heading, Text } from 'shared-ui/core';
import { Checkbox } from 'shared-ui/forms';
import { formSection } from '../../shared/form-section.ts';
import { texts } from '../../texts/waivers.ts';
import type { WaiversProps } from './use-waivers.ts';
import { waiverGroups } from './waiver-groups.ts';

const wording = {
  minHeight: '120px',
  maxHeight: '260px',
  overflowY: 'auto',
  padding: '16px',
  border: '1px solid var(--ui-control)',
  borderRadius: 'var(--ui-radius-small)',
  background: 'var(--ui-page)',
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
  '& :first-of-type': { mt: 0 },
};

/** The names in one sentence. */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? texts.and(names.slice(0, -1).join(', '), last) : last;
}

interface Props extends WaiversProps {
  /** Below the waivers. */
  children: ReactNode;
}

/** The waivers with what is below them. */
export default function WaiverSection({ children, ...props }: Props) {
  return (
    <>
      <WaiverTicks {...props} />
      {children}
    </>
  );
}

/** Each wording in full, with its own tick: it is about someone's health, and no small print of a payment. */
function WaiverTicks({ agreement, isAtDesk }: WaiversProps) {
  const words = isAtDesk ? texts.desk : texts.own;
  const { required, completed, missed, change } = agreement;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (missed > 0) section.current?.querySelector<HTMLElement>('input[aria-invalid="true"]')?.focus();
  }, [missed]);
  return (
    <Box
      ref={section}
      component="section"
      aria-labelledby="waivers-heading"
      sx={{ ...formSection, display: 'grid', gap: '20px' }}
    >
      <div>
        <Heading level={2} size={3} id="waivers-heading">
          {texts.title}
        </Heading>
        <Text sx={{ mt: '6px' }}>{words.intro}</Text>
      </div>
      {waiverGroups(required).map(({ ids, title, html, names }) => {
        const isAccepted = ids.every((id) => completed.includes(id));
        return (
          <Box key={ids.join()} sx={{ display: 'grid', gap: '12px' }}>
            <Heading level={3} size={4}>
              {title}
            </Heading>
            <Box role="region" aria-label={title} tabIndex={0} sx={wording}>
              <SafeHtml html={html} />
            </Box>
            <Checkbox
              label={words.accept(listed(names))}
              checked={isAccepted}
              error={missed > 0 && !isAccepted ? texts.missing : undefined}
              onChange={({ target }) => change(ids, target.checked)}
            />
          </Box>
        );
      })}
    </Box>
  );
}
