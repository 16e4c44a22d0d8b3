import { useToast } from 'shared-platform';
import type { ButtonProps } from 'shared-ui/core';
import { Button } from 'shared-ui/core';

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'children'> {
  /** Words to copy. */
  content: string;
  /** Words of the toast. */
  copied: string;
  onCopied?(): void;
}

/** Copies words that the person takes elsewhere; not drawn where the browser keeps the clipboard to itself. */
export function CopyButton({ content, copied, onCopied, ...button }: Props) {
  const toast = useToast();
  if (!('clipboard' in navigator)) return null;

  async function copy() {
    await navigator.clipboard.writeText(content);
    toast({ content: copied, type: 'success' });
    onCopied?.();
  }

  return <Button {...button} onClick={() => void copy()} />;
}
