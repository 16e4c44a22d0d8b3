import type { Term } from 'shared-contracts/api/checkout';
import { SafeHtml } from 'shared-platform';
import { TermsDialog } from 'shared-ui/overlays';

interface Props {
  title: string;
  terms: readonly Term[];
  onAgree(): void;
  onCancel(): void;
}

export default function AgreementDialog({ title, terms, onAgree, onCancel }: Props) {
  return (
    <TermsDialog
      open
      title={title}
      terms={terms.map((term) => ({ id: term.id, title: term.title, body: <SafeHtml html={term.html} /> }))}
      onAgree={onAgree}
      onCancel={onCancel}
    />
  );
}
