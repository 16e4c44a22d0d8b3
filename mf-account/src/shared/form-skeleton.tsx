import { Box, Card, Skeleton, Stack, VisuallyHidden } from 'shared-ui/core';
import { BUTTON, FOUR, fact, line, Split, TITLE } from './card-skeleton.tsx';
import { FORM_WIDTH } from './form-width.ts';

interface FieldShape {
  isShort?: boolean;
  hasHint?: boolean;
}

const field = (key: string, { isShort = false, hasHint = false }: FieldShape = {}) => (
  <Stack key={key} spacing={1} sx={{ maxWidth: FORM_WIDTH }}>
    {line('30%')}
    {hasHint && line('60%')}
    <Skeleton height={50} sx={{ maxWidth: isShort ? '16rem' : '100%' }} />
  </Stack>
);

const ticks = (keys: readonly string[], hasHint = false) => (
  <Stack spacing={2}>
    {keys.map((key) => (
      <Stack key={key} spacing={1.5}>
        <Split>
          <Skeleton width={28} height={28} sx={{ flex: 'none' }} />
          <div>{line('40%')}</div>
        </Split>
        {hasHint && <Box sx={{ paddingInlineStart: '44px', paddingBlockEnd: 2 }}>{line('45%')}</Box>}
      </Stack>
    ))}
  </Stack>
);

const SHORT: FieldShape = { isShort: true };

const shapes = {
  /** One section of fields. */
  fields: (
    <>
      {FOUR.map((key) => field(key))}
      {BUTTON}
    </>
  ),
  /** Several of them: those that most brands have. */
  sections: (
    <>
      {fact('known')}
      {field('gender', { hasHint: true })}
      {TITLE}
      {field('phone', SHORT)}
      {field('address')}
      {field('town')}
      {field('postcode', SHORT)}
      {TITLE}
      {field('contact', { hasHint: true })}
      {field('number', SHORT)}
      {TITLE}
      {line('35%')}
      {ticks(['a', 'b', 'c', 'd', 'e', 'f'])}
      {field('days', { isShort: true, hasHint: true })}
      {TITLE}
      {ticks(['reminder', 'email'], true)}
      {ticks(['text'])}
      {BUTTON}
    </>
  ),
};

interface Props {
  label: string;
  shape: keyof typeof shapes;
}

/** The shape of a form on its way, with what it is in words; apart from the others, so that the dashboard does not carry it. */
export function FormSkeleton({ label, shape }: Props) {
  return (
    <Card>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Stack spacing={3}>
        {TITLE}
        {shapes[shape]}
      </Stack>
    </Card>
  );
}
