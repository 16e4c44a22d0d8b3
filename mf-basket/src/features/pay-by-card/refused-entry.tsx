import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { Box, Notice, Text, TextLink } from 'shared-ui/core';
import type { FormErrorSummaryProps } from 'shared-ui/forms';
import { useBasketWords } from '../../shared/basket/basket-words.ts';
import { texts as news } from '../../texts/checkout-news.ts';

/** A payment that the server refused for what was typed: each problem with the way to its field, then what failed. */
export function RefusedEntry({ errors, attempt }: Pick<FormErrorSummaryProps, 'errors' | 'attempt'>) {
  const words = useBasketWords();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refused try takes the focus
  useEffect(() => root.current?.focus(), [attempt]);
  return (
    <div ref={root} role="alert" aria-labelledby={id} tabIndex={-1}>
      <Notice severity="danger" live={false} title={<span id={id}>{words.pay.failedTitle}</span>}>
        <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId}:${message}`}>
              {fieldId ? (
                <TextLink
                  href={`#${fieldId}`}
                  sx={{ color: 'var(--ui-danger)', fontWeight: 700 }}
                  onClick={(event: MouseEvent) => {
                    event.preventDefault();
                    document.getElementById(fieldId)?.focus();
                  }}
                >
                  {message}
                </TextLink>
              ) : (
                message
              )}
            </li>
          ))}
        </Box>
        <Text sx={{ mt: 1 }}>
          <span>{words.pay.failedText}</span> <span>{news.cardAgain}</span>
        </Text>
      </Notice>
    </div>
  );
}
