import { ConfirmDialog, type ConfirmDialogProps } from 'shared-ui/overlays';

/** The confirm dialog as a part of its own, so that it is fetched when a question is first asked. */
export default function ConfirmQuestion(props: ConfirmDialogProps) {
  return <ConfirmDialog {...props} />;
}
