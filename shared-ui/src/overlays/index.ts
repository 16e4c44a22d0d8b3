export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';
export { Dialog, type DialogProps } from './dialog.tsx';
export { Drawer, type DrawerProps } from './drawer.tsx';
export { TermsDialog, type TermsDialogProps, type TermsText } from './terms-dialog.tsx';
export { Toast, type ToastProps, type ToastType } from './toast.tsx';
export { type StackedToast, ToastStack, type ToastStackProps } from './toast-stack.tsx';
export { Tooltip, type TooltipProps } from './tooltip.tsx';
export { useToastTimer } from './use-toast-timer.ts';
