import { areas } from '../gallery/areas.ts';
import type { State } from '../gallery/state.ts';
import type { BuiltFile } from './built-files.ts';
import { otherVisits } from './other-visits.ts';
import { visitOfPart } from './visit-of-part.ts';

/** A page with the gestures that bring it into a state. */
export type Visit = State;

/** A page by its name: that of a state of the gallery after its area, or one of this walk's own. */
function visitNamed(name: string): Visit {
  const [area, id] = name.split('/');
  const visit =
    area === 'files'
      ? otherVisits.find((each) => each.id === id)
      : areas.find((each) => each.id === area)?.states.find((state) => state.id === id);
  if (!visit) throw new Error(`There is no visit ${name}.`);
  return visit;
}

/** A page that needs a file; `null` where none is known. */
export function visitFor({ owner, parts }: BuiltFile): Visit | null {
  const known = visitOfPart[owner] ?? {};
  const part = (parts.length > 0 ? parts : ['']).find((each) => known[each]);
  const name = part === undefined ? undefined : known[part];
  return name ? visitNamed(name) : null;
}
