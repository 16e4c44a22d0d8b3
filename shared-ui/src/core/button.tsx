import type { ElementType, MouseEvent, ReactNode } from 'react';
import { texts } from '../texts/en.ts';
import { buttonStyles } from './button-styles.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import type { Polymorphic } from './polymorphic.ts';
import { SpinnerMark } from './spinner.tsx';
import { styledButton } from './styled.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const Root = styledButton(buttonStyles);

export interface OwnButtonProps {
  /**
   * primary (default): the one main step of a screen; secondary: the second most important one, solid or outline as the
   * venue chose; quiet: one of many, as in every row of a list; text; danger: never solid and never without a mark, since
   * a venue's own colour may be as red.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'text' | 'danger' | undefined;
  /** small 44, medium 48 (default), large 56 px high. */
  size?: 'small' | 'medium' | 'large' | undefined;
  fullWidth?: boolean | undefined;
  /** Shows a spinner, keeps its width and focus, and ignores presses. */
  loading?: boolean | undefined;
  /** Announced while loading. */
  loadingText?: string | undefined;
  disabled?: boolean | undefined;
  startIcon?: IconName | undefined;
  endIcon?: IconName | undefined;
  /** With it the button is a link. Router links: `component={Link} to="…"`. */
  href?: string | undefined;
  children?: ReactNode;
}

export type ButtonProps<Component extends ElementType = 'button'> = Polymorphic<Component, OwnButtonProps>;

function ignorePress(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** A button, or a link that looks like one. */
export function Button<Component extends ElementType = 'button'>(props: ButtonProps<Component>) {
  const {
    variant = 'primary',
    size = 'medium',
    fullWidth,
    loading,
    loadingText = texts.loading,
    disabled,
    startIcon = variant === 'danger' ? 'warning' : undefined,
    endIcon,
    component,
    children,
    type = 'button',
    ...rest
  } = props as ButtonProps<'button'>;
  const tag: ElementType = component ?? (rest.href === undefined ? 'button' : 'a');
  const native = tag === 'button' ? { type, disabled } : disabled ? { 'aria-disabled': true } : {};
  const busy = loading ? { 'aria-disabled': true, 'aria-busy': true } : {};
  return (
    <Root
      as={tag}
      data-variant={variant}
      data-size={size}
      data-full={fullWidth || undefined}
      {...native}
      {...rest}
      {...busy}
      {...((loading || (disabled && tag !== 'button')) && { onClick: ignorePress })}
    >
      {loading ? <SpinnerMark size={20} /> : startIcon && <Icon name={startIcon} size={20} />}
      <span>{children}</span>
      {loading && <VisuallyHidden role="status">{loadingText}</VisuallyHidden>}
      {endIcon && <Icon name={endIcon} size={20} />}
    </Root>
  );
}
