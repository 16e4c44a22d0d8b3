import type { Term } from 'shared-contracts/api/checkout';

const idsOf = (terms: readonly Term[]) => terms.map(({ id }) => id);

/** True if every one of some terms is ticked; so it counts where there are none (joining specification 5). */
export const areChecked = (terms: readonly Term[], checked: readonly string[]): boolean =>
  idsOf(terms).every((id) => checked.includes(id));

/** The ticked ids once all of some terms are ticked, or none of them. */
export function withTerms(checked: readonly string[], terms: readonly Term[], isTicked: boolean): string[] {
  const ids = idsOf(terms);
  const others = checked.filter((id) => !ids.includes(id));
  return isTicked ? [...others, ...ids] : others;
}
