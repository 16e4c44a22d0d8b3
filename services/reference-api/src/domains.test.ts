import { describe, expect, it } from 'vitest';
import { DOMAINS, type Domain, type Table, tableOwners, upwardReads } from './domains.ts';
import { importsOf, readSource, tablesRead, tablesWritten } from './testing/read-source.ts';

const isDomain = (name: string): name is Domain => DOMAINS.some((domain) => domain === name);
const isTable = (name: string): name is Table => Object.hasOwn(tableOwners, name);

/** The domain of a file; `null` for what puts the service together. */
function domainOf(file: string): Domain | null {
  const [folder = ''] = file.split('/');
  return isDomain(folder) ? folder : null;
}

const isAbove = (one: Domain, other: Domain) => DOMAINS.indexOf(one) > DOMAINS.indexOf(other);

const source = readSource();
const files = source.flatMap((file) => {
  const domain = domainOf(file.name);
  return domain === null ? [] : [{ ...file, domain }];
});

describe('imports', () => {
  const crossing = files.flatMap(({ domain, ...file }) =>
    importsOf(file)
      .map((target) => ({ file: file.name, domain, target, to: domainOf(target) }))
      .filter(({ to }) => to !== domain),
  );

  it('are found', () => expect(crossing.length).toBeGreaterThan(200));

  it('run down from a domain to those below it', () => {
    const upwards = crossing.filter(({ domain, to }) => to === null || isAbove(to, domain));
    expect(upwards).toEqual([]);
  });

  it('go through the door of the other domain', () => {
    const past = crossing.filter(({ target, to }) => target !== `${to}/index.ts`);
    expect(past).toEqual([]);
  });

  it('of what puts the service together go through the door or the wiring of a domain', () => {
    const past = source
      .filter(({ name }) => domainOf(name) === null)
      .flatMap((file) => importsOf(file).map((target) => ({ file: file.name, target })))
      .filter(({ target }) => domainOf(target) !== null && !/^[^/]+\/(?:index|wiring)\.ts$/.test(target));
    expect(past).toEqual([]);
  });

  it('of a domain do not go round by its own door', () => {
    const own = files.filter(({ domain, ...file }) => importsOf(file).includes(`${domain}/index.ts`));
    expect(own.map(({ name }) => name)).toEqual([]);
  });
});

describe('tables', () => {
  it('are written by their owners alone', () => {
    const byOthers = files.flatMap(({ name, text, domain }) =>
      tablesWritten(text)
        .filter((table) => !isTable(table) || tableOwners[table] !== domain)
        .map((table) => ({ file: name, table })),
    );
    expect(byOthers).toEqual([]);
  });

  it('of a domain above are read only where that is written down', () => {
    const read = DOMAINS.map((domain) => {
      const above = files
        .filter((file) => file.domain === domain)
        .flatMap(({ text }) => tablesRead(text).filter(isTable))
        .filter((table) => isAbove(tableOwners[table], domain));
      return [domain, [...new Set(above)].toSorted()];
    });
    expect(read).toEqual(DOMAINS.map((domain) => [domain, (upwardReads[domain] ?? []).toSorted()]));
  });
});

describe('what is found in a source text', () => {
  it.each([
    ["import { a } from '../people/index.ts';", ['people/index.ts']],
    ["import type {\n  A,\n  B,\n} from './rules.ts';", ['sales/rules.ts']],
    ["export { a } from './basket/store.ts';", ['sales/basket/store.ts']],
    ["export type { A } from './basket/store.ts';", ['sales/basket/store.ts']],
    ["import * as all from './basket/store.ts';", ['sales/basket/store.ts']],
    ["import './register.ts';", ['sales/register.ts']],
    ["const { a } = await import('./late.ts');", ['sales/late.ts']],
    ["import { sql } from 'kysely';", []],
    ["export const folder = path.resolve(here, '../seed');", []],
  ])('imports of %j', (text, targets) => {
    expect(importsOf({ name: 'sales/x.ts', text })).toEqual(targets);
  });

  it.each([
    ["db.insertInto('cartItems').values(row)", ['cartItems']],
    ["tx\n  .updateTable('people')\n  .set(row)", ['people']],
    ["tx.deleteFrom('holds').where('id', '=', id)", ['holds']],
    ['sql`with a as (select 1) insert into scheduled_sessions (id) select 1`', ['scheduledSessions']],
    ['sql<number>`update carts set renewals = 0`', ['carts']],
    ["tx.selectFrom('holds')", []],
    ["const words = 'to update people about it';", []],
  ])('tables written by %j', (text, written) => {
    expect(tablesWritten(text)).toEqual(written);
  });

  it.each([
    [
      "db.selectFrom('orderItems as item').innerJoin('orders', 'orders.id', 'item.orderId')",
      ['orderItems', 'orders'],
    ],
    ["db.selectFrom('carts').leftJoin('holds as place', (join) => join)", ['carts', 'holds']],
    ['sql`select 1 from cart_items line join holds on true`', ['cartItems', 'holds']],
  ])('tables read by %j', (text, read) => {
    expect(tablesRead(text)).toEqual(read);
  });
});
