import type { AttendeeWaiver } from 'shared-contracts/api/attendee-waivers';

/** One wording, and everyone whom it is to be accepted for. */
export interface WaiverGroup {
  /** Of the waivers that one tick accepts. */
  ids: string[];
  title: string;
  html: string;
  names: string[];
}

/** The waivers by their wording, in their order: what several attendees must accept is read once. */
export function waiverGroups(waivers: readonly AttendeeWaiver[]): WaiverGroup[] {
  const groups: WaiverGroup[] = [];
  for (const { id, title, html, attendee } of waivers) {
    const group = groups.find((one) => one.title === title && one.html === html);
    if (group) {
      group.ids.push(id);
      group.names.push(attendee.name);
    } else groups.push({ ids: [id], title, html, names: [attendee.name] });
  }
  return groups;
}
