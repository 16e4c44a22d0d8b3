import { createHash } from 'node:crypto';
import type { AttendeeWaiver } from 'shared-contracts/api/attendee-waivers';
import type { Waiver } from '../../platform/index.ts';

/** A place in a basket, as far as waivers go. */
export interface WaivedPlace {
  activitySlug: string;
  attendeeId: string;
  firstName: string;
  lastName: string;
}

/** A waiver that someone must have accepted. */
export interface RequiredWaiver {
  waiver: Waiver;
  /** SHA-256 of its title and text. */
  wording: string;
  attendee: { id: string; name: string };
}

export const wordingOf = ({ title, html }: Pick<Waiver, 'title' | 'html'>): string =>
  createHash('sha256').update(`${title}\n${html}`).digest('hex');

/** Characters of a wording's hash that tell the wordings of one waiver apart. */
const WORDING_CHARACTERS = 12;

/** The id under which someone's waiver is required and accepted. Another wording has another one. */
export const requirementId = ({ waiver, wording, attendee }: RequiredWaiver): string =>
  `${waiver.id}.${wording.slice(0, WORDING_CHARACTERS)}.${attendee.id}`;

const isFor = ({ activities }: Waiver, { activitySlug }: WaivedPlace): boolean =>
  activities === null || activities.includes(activitySlug);

/** The waivers that the places of a basket need, each once for each attendee, in the order of the tenant. */
export function waiversFor(waivers: readonly Waiver[], places: readonly WaivedPlace[]): RequiredWaiver[] {
  return waivers.flatMap((waiver) => {
    const wording = wordingOf(waiver);
    const attendees = new Map(
      places
        .filter((place) => isFor(waiver, place))
        .map(({ attendeeId: id, firstName, lastName }) => [id, { id, name: `${firstName} ${lastName}` }]),
    );
    return [...attendees.values()].map((attendee) => ({ waiver, wording, attendee }));
  });
}

/** An entry of the cart's `attendeeWaiversRequired`. */
export const presentWaiver = (required: RequiredWaiver): AttendeeWaiver => ({
  id: requirementId(required),
  title: required.waiver.title,
  html: required.waiver.html,
  attendee: required.attendee,
});
