import type { ApiServer } from '../../platform/index.ts';
import { feature } from './feature.ts';
import { findPlaces, type Gazetteer } from './gazetteer.ts';
import { readGazetteer } from './read-gazetteer.ts';
import { geocodingTexts } from './texts.ts';

const DEFAULT_LIMIT = 5;
const MOST_RESULTS = 10;
const LONGEST_TERM = 100;

interface Search {
  Params: { file: string };
  Querystring: { key?: string; country?: string; limit?: string };
}

function resultLimit(text: string | undefined): number {
  const wanted = Number(text ?? DEFAULT_LIMIT);
  return Number.isInteger(wanted) ? Math.min(Math.max(wanted, 1), MOST_RESULTS) : DEFAULT_LIMIT;
}

/** A geocoder of the MapTiler shape over Great Britain: no envelope, as the provider's own has none. */
export function registerGeocoding(app: ApiServer): void {
  let gazetteer: Gazetteer | undefined;

  app.get<Search>('/api/geocoding/:file', async (request, response) => {
    const { file } = request.params;
    const { key, country, limit } = request.query;
    const { tenant } = await app.context.identify(request, app.context);
    if (!file.endsWith('.json')) return response.code(404).send({ message: geocodingTexts.notFound });
    if (key !== tenant.settings.site.mapApiKey)
      return response.code(403).send({ message: geocodingTexts.key });
    const term = file.slice(0, -'.json'.length).trim();
    if (term.length > LONGEST_TERM) return response.code(400).send({ message: geocodingTexts.tooLong });
    gazetteer ??= readGazetteer();
    const isOurCountry = country === undefined || country === 'gb';
    const found = isOurCountry ? findPlaces(gazetteer, term, resultLimit(limit)) : [];
    return {
      type: 'FeatureCollection',
      features: found.map(feature),
      query: term.split(/\s+/),
      attribution: geocodingTexts.attribution,
    };
  });
}
