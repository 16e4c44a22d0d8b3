interface Placed {
  id: string;
  slug: string;
  name: string;
  lat: unknown;
  lng: unknown;
}

/** Distance between copies, in degrees, and turn of the next one: the golden angle, so that none cover others. */
const SPREAD = 4.5;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** The middle of Great Britain, around which the copies are placed. */
const MIDDLE = { lat: 53.5, lng: -2 };

/** The requested number of venues, made of real ones: the copies are all over the country, each its own venue. */
export function manyVenues<Venue extends Placed>(venues: readonly Venue[], count: number): Venue[] {
  return Array.from({ length: count }, (_, index) => {
    const venue = venues[index % venues.length] as Venue;
    if (index < venues.length) return venue;
    const distance = SPREAD * Math.sqrt(index / count);
    return {
      ...venue,
      id: `${venue.id}-${index}`,
      slug: `${venue.slug}-${index}`,
      name: `${venue.name} ${index}`,
      lat: MIDDLE.lat + distance * Math.sin(index * GOLDEN_ANGLE),
      lng: MIDDLE.lng + distance * Math.cos(index * GOLDEN_ANGLE),
    };
  });
}
