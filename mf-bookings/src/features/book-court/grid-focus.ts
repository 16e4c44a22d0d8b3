import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/** A cell of a table's body, counted from its first row and its first column of cells. */
export interface GridCell {
  row: number;
  column: number;
}

/** The cell that a key moves to (WAI-ARIA grid); undefined for other keys. */
export function nextCell(
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  { row, column }: GridCell,
  { rows, columns }: { rows: number; columns: number },
): GridCell | undefined {
  const [lastRow, lastColumn] = [rows - 1, columns - 1];
  switch (key) {
    case 'ArrowRight':
      return { row, column: Math.min(column + 1, lastColumn) };
    case 'ArrowLeft':
      return { row, column: Math.max(column - 1, 0) };
    case 'ArrowDown':
      return { row: Math.min(row + 1, lastRow), column };
    case 'ArrowUp':
      return { row: Math.max(row - 1, 0), column };
    case 'Home':
      return { row: ctrlKey ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrlKey ? lastRow : row, column: lastColumn };
    default:
      return undefined;
  }
}

/** Marks a row of the table that has no cells: the keys pass it by. */
export const BETWEEN_ROWS = { 'data-between': '' };

const rowsOf = (rows: Iterable<Element>) => [...rows].filter((row) => !row.hasAttribute('data-between'));

/** The focusable element of a cell: its button, or the cell itself if nothing can be pressed. */
const focusable = (cell: HTMLTableCellElement | undefined): HTMLElement | null =>
  cell?.querySelector('button') ?? cell ?? null;

function cellOf(target: EventTarget): GridCell | null {
  const cell = target instanceof Element ? target.closest('td') : null;
  const row = cell?.parentElement;
  const body = row?.parentElement;
  const at = body && row ? rowsOf(body.children).indexOf(row) : -1;
  if (!cell || !row || at < 0) return null;
  return {
    row: at,
    // The first cell of a row is its header.
    column: [...row.children].indexOf(cell) - 1,
  };
}

/** One tab stop for a grid of cells; arrows, Home and End move. */
export function useGridFocus({ rows, columns }: { rows: number; columns: number }) {
  const [kept, keep] = useState<GridCell>({ row: 0, column: 0 });
  const stop = { row: Math.min(kept.row, rows - 1), column: Math.min(kept.column, columns - 1) };
  return {
    tabIndex: ({ row, column }: GridCell) => (row === stop.row && column === stop.column ? 0 : -1),
    onFocus: ({ target }: FocusEvent) => {
      const cell = cellOf(target);
      if (cell) keep(cell);
    },
    onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => {
      const cell = cellOf(event.target);
      const next = cell && nextCell(event, cell, { rows, columns });
      if (!next) return;
      event.preventDefault();
      // The first row has the times, the first cell of each other one the court.
      const row = rowsOf(event.currentTarget.rows)[next.row + 1];
      focusable(row?.querySelectorAll<HTMLTableCellElement>('th, td')[next.column + 1])?.focus();
    },
  };
}
