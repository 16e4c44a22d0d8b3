import type { ReactNode } from 'react';
import type { Status } from 'shared-contracts/brand/neutrals';
import { AT_KIOSK } from 'shared-contracts/kiosk-styles';
import { Icon } from '../core/icon.tsx';
import { IconButton } from '../core/icon-button.tsx';
import type { IconName } from '../core/icon-paths.ts';
import { toneVariables } from '../core/notice.tsx';
import { keyframes, styled } from '../core/styled.ts';
import { texts } from '../texts/en.ts';
import { useToastTimer } from './use-toast-timer.ts';

/** The notification types of the joining specification 8. */
export type ToastType = 'danger' | 'success' | 'neutral' | 'warning';

const looks: Record<ToastType, { readonly status: Status; readonly icon: IconName }> = {
  danger: { status: 'danger', icon: 'error' },
  success: { status: 'success', icon: 'success' },
  neutral: { status: 'info', icon: 'info' },
  warning: { status: 'warning', icon: 'warning' },
};

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

const Root = styled('div')({
  display: 'flex',
  alignItems: 'start',
  gap: '12px',
  width: 'min(420px, 100%)',
  padding: '10px 6px 10px 16px',
  borderRadius: 'var(--ui-radius)',
  border: '1px solid var(--tone-border)',
  borderInlineStart: '6px solid var(--toast-colour, var(--tone-border))',
  background: 'var(--ui-surface)',
  boxShadow: '0 12px 32px -12px rgb(31 28 24 / 0.4)',
  animation: `${arrive} 180ms ease-out`,
  pointerEvents: 'auto',
  '& > svg': { marginTop: '10px', color: 'var(--tone)' },
  '& ul': { margin: '4px 0 0', paddingInlineStart: '20px' },
  [AT_KIOSK]: { width: 'min(600px, 100%)', padding: '14px 10px 14px 20px', fontSize: '1.25rem' },
});

const Words = styled('div')({
  flex: 1,
  minWidth: 0,
  maxHeight: '50vh',
  overflowY: 'auto',
  padding: '10px 0',
  lineHeight: 1.5,
});

export interface ToastProps {
  content?: ReactNode;
  type?: ToastType | undefined;
  /** Milliseconds until it closes; 0 stays until dismissed (shell specification 9). */
  closeAfter: number;
  /** A CSS colour for its edge, instead of the type's. */
  colour?: string | undefined;
  /** Validation messages of the server, in words for a person. */
  validationMessages?: readonly string[] | undefined;
  onClose: () => void;
}

/**
 * A notification that does not time out while it is pointed at or has focus. An urgent one interrupts; the others are
 * announced by the live region around the stack.
 */
export function Toast(props: ToastProps) {
  const { content, type = 'neutral', closeAfter, colour, validationMessages = [], onClose } = props;
  const pause = useToastTimer(closeAfter, onClose);
  const { status, icon } = looks[type];
  const urgent = type === 'danger' || type === 'warning';
  const style = { ...toneVariables(status), ...(colour && { '--toast-colour': colour }) };
  return (
    <Root role={urgent ? 'alert' : 'group'} style={style} {...pause}>
      <Icon name={icon} label={texts.severity[status]} />
      <Words>
        {content && <div>{content}</div>}
        {validationMessages.length > 0 && (
          <>
            <strong>{texts.validationErrors}</strong>
            <ul>
              {validationMessages.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </>
        )}
      </Words>
      <IconButton
        icon="close"
        size="small"
        iconSize={20}
        label={texts.dismissNotification}
        onClick={onClose}
      />
    </Root>
  );
}
