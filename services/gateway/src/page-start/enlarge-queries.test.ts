import { expect, it } from 'vitest';
import { enlargeQueries } from './enlarge-queries.ts';

/** A window that keeps what reaches the browser. */
function openView() {
  const rules: string[] = [];
  const queries: string[] = [];
  const view = {
    CSSStyleSheet: class {
      insertRule(rule: string, index = 0): number {
        rules.push(rule);
        return index;
      }
    },
    matchMedia: (query: string): unknown => queries.push(query),
  };
  enlargeQueries(view, '(orientation: portrait)', 1.5);
  return { view, sheet: new view.CSSStyleSheet(), rules, queries };
}

it('enlarges the widths of media queries on a tall kiosk only', () => {
  const { sheet, rules } = openView();
  expect(sheet.insertRule('@media (min-width:576px) and (max-width: 950.98px){.a{min-width:100px}}', 3)).toBe(
    3,
  );
  expect(rules).toEqual([
    '@media (min-width:576px) and (max-width: 950.98px) and (not ((orientation: portrait))),' +
      '(min-width:864px) and (max-width:1426.47px) and (orientation: portrait){.a{min-width:100px}}',
  ]);
});

it('enlarges what scripts ask, each query of a list by itself', () => {
  const { view, queries } = openView();
  view.matchMedia('print,(max-width: 400px)');
  expect(queries).toEqual([
    'print,(max-width: 400px) and (not ((orientation: portrait))),(max-width:600px) and (orientation: portrait)',
  ]);
});

it('negates what a query says, not whether the screen is tall', () => {
  const { view, sheet, queries, rules } = openView();
  view.matchMedia('not all and (max-width: 400px)');
  sheet.insertRule('@media not all and (min-width:400px) and (max-width:600px){.a{color:red}}');
  expect(queries).toEqual([
    '(not ((max-width: 400px))) and (not ((orientation: portrait))),(not ((max-width:600px))) and (orientation: portrait)',
  ]);
  expect(rules).toEqual([
    '@media (not ((min-width:400px) and (max-width:600px))) and (not ((orientation: portrait))),' +
      '(not ((min-width:600px) and (max-width:900px))) and (orientation: portrait){.a{color:red}}',
  ]);
});

it('leaves rules and queries without a width as they are', () => {
  const { view, sheet, rules, queries } = openView();
  sheet.insertRule('.b{min-width:100px}');
  sheet.insertRule('@media print{.b{min-width:100px}}');
  view.matchMedia('(min-height: 800px)');
  expect(rules).toEqual(['.b{min-width:100px}', '@media print{.b{min-width:100px}}']);
  expect(queries).toEqual(['(min-height: 800px)']);
});
