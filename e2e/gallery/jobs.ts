import { CONTENTS, type Content } from '../support/answers/content.ts';
import type { Tenant } from '../support/hosts.ts';
import { personOf } from './seeded-people.ts';
import { type Area, type State, TENANTS, USUAL_WIDTHS, type Width } from './state.ts';

/** The part of the gallery to photograph; an empty list limits nothing. */
export interface GalleryFilter {
  tenants: readonly Tenant[];
  /** Parts of `area/state`. */
  only: readonly string[];
  widths: readonly Width[];
  contents: readonly Content[];
}

/** One opening of a page, with the widths it is photographed in. */
export interface Job {
  area: string;
  state: State;
  tenant: Tenant;
  content: Content;
  widths: readonly Width[];
}

const among = <Value>(wanted: readonly Value[], values: readonly Value[]) =>
  wanted.length === 0 ? values : values.filter((value) => wanted.includes(value));

const isWanted = ({ only }: GalleryFilter, area: Area, state: State) =>
  only.length === 0 || only.some((part) => `${area.id}/${state.id}`.includes(part));

/** Everything there is to do. The tenants of a state follow one another, so that no two jobs in a row share a basket. */
export function planJobs(areas: readonly Area[], narrowing: GalleryFilter): Job[] {
  return areas.flatMap((area) =>
    area.states
      .filter((state) => isWanted(narrowing, area, state))
      .flatMap((state) => jobsOf(area.id, state, narrowing)),
  );
}

function jobsOf(area: string, state: State, narrowing: GalleryFilter): Job[] {
  const { as } = state;
  const tenants = among(narrowing.tenants, state.tenants ?? TENANTS).filter(
    (tenant) => !as || personOf(as, tenant),
  );
  const widths = among(narrowing.widths, state.widths ?? USUAL_WIDTHS);
  const openings = state.isFleeting ? widths.map((width) => [width]) : [widths];
  return among(narrowing.contents, state.contents ?? CONTENTS).flatMap((content) =>
    tenants.flatMap((tenant) =>
      openings
        .filter((opening) => opening.length > 0)
        .map((opening) => ({ area, state, tenant, content, widths: opening })),
    ),
  );
}

/** Whose basket a job needs for itself; `null` for a visitor's. */
export const ownerOf = ({ state, tenant }: Job): string | null => (state.as ? `${tenant} ${state.as}` : null);
