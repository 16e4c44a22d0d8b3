import fs from 'node:fs';
import type { PublishedRemote } from 'shared-contracts/remote';
import { isWithinBudget, type Measured, measureSizes } from '../budgets/measure.ts';
import type { Candidate } from './site-candidate.ts';

/** Budgets that a version would break: one that was broken before and gets no worse does not count. */
export function describeHeavierViews(candidate: Candidate): string[] {
  const { published, running } = candidate;
  const { name } = published.descriptor;
  const others = running.filter(({ descriptor }) => descriptor.name !== name);
  const before = measure(candidate, running);
  return measure(candidate, [...others, published])
    .filter((row) => !isWithinBudget(row))
    .filter((row) => row.value > (before.find((same) => same.name === row.name)?.value ?? 0))
    .map(
      ({ name: what, value, allowed }) =>
        `With it, ${what} weighs ${value.toFixed(1)} KB; the budget is ${allowed} KB.`,
    );
}

/** Only what this site can show is measured: another installation has other views. */
function measure(
  { budgets, shell, standalone, fileOf }: Candidate,
  remotes: readonly PublishedRemote[],
): Measured[] {
  const isThere = (part: string) => {
    const [owner, id = ''] = part.split('/');
    return remotes.some(({ descriptor, chunks }) => descriptor.name === owner && chunks[id] !== undefined);
  };
  const shown = budgets.views.filter(
    ({ route, parts = [], tiers = [] }) =>
      [...(route ? [route] : []), ...parts].every(isThere) && tiers.every((tier) => shell.tiers[tier]),
  );
  const views = shown.filter(({ over }) => !over || shown.some(({ name }) => name === over));
  return measureSizes({ ...budgets, views }, { shell, standalone }, remotes, (script) =>
    bytesOnTheWire(fileOf(script)),
  );
}

/** A script too small to be worth compressing travels as it is. */
function bytesOnTheWire(file: string | null): number {
  if (file === null) return 0;
  return fs.statSync(fs.existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
