import { array, type Infer, looseObject, number, optional, string } from 'shared-contracts/schema';

/** A feature collection of the MapTiler and Mapbox shape: `center` is `[lng, lat]`. */
export const geocodingSchema = looseObject({
  features: array(
    looseObject({
      place_name: optional(string()),
      text: optional(string()),
      center: optional(array(number())),
      geometry: optional(looseObject({ coordinates: array(number()) })),
    }),
  ),
});
export type GeocodingAnswer = Infer<typeof geocodingSchema>;
