import { ConfirmDialog, type ConfirmDialogProps } from 'shared-ui/overlays';

/** The confirm dialog as its own part, so that it is fetched when a question is first asked. */
export default function ConfirmQuestion(props: ConfirmDialogProps) {
  return <ConfirmDialog {...props} />;
}
