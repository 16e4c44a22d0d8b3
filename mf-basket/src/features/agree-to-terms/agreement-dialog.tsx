import type { Term } from 'shared-contracts/api/checkout';
import { SafeHtml } from 'shared-platform';
import { TermsDialog } from 'shared-ui/overlays';
import { texts } from '../../texts/en.ts';

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
      terms={terms.map(({ id, title, html }) => ({ id, title, body: <SafeHtml html={html} /> }))}
      onAgree={onAgree}
      onCancel={onCancel}
    />
  );
}
