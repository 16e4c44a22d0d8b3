import type { Term } from 'shared-contracts/api/checkout';
import { SafeHtml } from 'shared-platform';
import { Box } from 'shared-ui/core';
import { TermsDialog } from 'shared-ui/overlays';
import { texts } from '../../texts/en.ts';

/** The parts of terms are below their title, in size too. */
const body = { '& :is(h1, h2, h3, h4, h5, h6)': { margin: '16px 0 4px', fontSize: '0.9375rem' } };

interface Props {
  open: boolean;
  terms: readonly Term[];
  onAgree(): void;
  onCancel(): void;
}

export default function AgreementDialog({ open, terms, onAgree, onCancel }: Props) {
  return (
    <TermsDialog
      open={open}
      title={texts.terms.title}
      fillsHeight
      terms={terms.map(({ id, title, html }) => ({
        id,
        title,
        body: (
          <Box sx={body}>
            <SafeHtml html={html} />
          </Box>
        ),
      }))}
      onAgree={onAgree}
      onCancel={onCancel}
    />
  );
}
