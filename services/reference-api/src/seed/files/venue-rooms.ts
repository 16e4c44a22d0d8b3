/** Venue data for the timetable: columns of `venues.csv`, lists already split at the semicolons. */
export interface SeedVenue {
  slug: string;
  name: string;
  placeType: string;
  facilities: readonly string[];
  poolLengths: readonly string[];
}

export interface SeedRoom {
  name: string;
  facility: string;
  sessionsAtOnce: number;
}

const namedForSports = /leisure|sports?\b|recreation|arena|wellbeing|wellness/i;

/**
 * Facilities the timetable may use. The English register lists the pool and nothing else of most sites, so a leisure
 * centre with an indoor pool counts as having a studio and a gym, and a sports hall where its name speaks of more
 * than swimming. Sites with any other recorded facility are taken as they stand.
 */
export function timetableFacilities(venue: SeedVenue): Set<string> {
  const facilities = new Set(venue.facilities);
  const isPoolOnly = [...facilities].every((facility) => facility.startsWith('swimming_pool'));
  if (isPoolOnly && facilities.has('swimming_pool') && venue.placeType === 'leisure_centre') {
    facilities.add('studio').add('gym');
    if (namedForSports.test(venue.name)) facilities.add('sports_hall');
  }
  return facilities;
}

/** Rooms of the venue among those the templates name. */
export function venueRooms(venue: SeedVenue, rooms: readonly SeedRoom[]): SeedRoom[] {
  const facilities = timetableFacilities(venue);
  return rooms.filter((room) => {
    if (!facilities.has(room.facility)) return false;
    if (room.name === 'Learner pool') return venue.poolLengths.length > 1;
    if (room.name === 'Cycle studio') return facilities.has('gym');
    if (room.name === 'Studio 2') return facilities.has('sports_hall');
    return true;
  });
}
