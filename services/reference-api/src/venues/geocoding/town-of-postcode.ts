import { readRows } from '../../platform/index.ts';
import { outcodeOf } from './gazetteer.ts';

let towns: Map<string, string> | undefined;

/** `Leeds City Centre, Holbeck` names the parts of a district, the main one first. */
const mainTown = (parts: string): string =>
  (parts.split(',')[0] ?? '').replace(/ (?:City|Town) Centre$/, '').trim();

/** The town of a postcode's district; `null` if it is unknown. */
export function townOfPostcode(postcode: string): string | null {
  towns ??= new Map(readRows('outcodes.csv').map(({ outcode = '', town = '' }) => [outcode, mainTown(town)]));
  return towns.get(outcodeOf(postcode) ?? '') || null;
}
