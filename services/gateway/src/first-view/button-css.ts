/** A row of buttons on a page that says what is wrong. The first one is the brand's main button, as in the shell. */
export const buttonCss = (row: string): string =>
  [
    `${row}{display:flex;flex-wrap:wrap;gap:12px}`,
    `${row}>*{display:inline-flex;align-items:center;min-height:48px;padding:0 28px;border:2px solid var(--brand-action-edge);border-radius:var(--ui-radius-button);background:var(--brand-action);color:var(--brand-on-action);font:700 1rem/1 var(--font-body);text-decoration:none;cursor:pointer}`,
    `${row}>*+*{border:1px solid var(--brand-strong);background:none;color:var(--brand-strong)}`,
    `${row}>:focus-visible{outline:3px solid var(--ui-text);outline-offset:3px}`,
  ].join('');
