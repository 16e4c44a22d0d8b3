import Validator from '@adobe/structured-data-validator';
import BaseValidator from '@adobe/structured-data-validator/src/types/base.js';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { vocabulary, wrongValues } from './schema-org.ts';

/** Properties that search engines require of an event; the validator knows only other types. */
class EventForSearch extends BaseValidator {
  override getConditions() {
    return [this.required('name'), this.required('startDate', 'date'), this.required('location.address')];
  }
}

/** Properties that search engines require of a place. */
class PlaceForSearch extends BaseValidator {
  override getConditions() {
    return [this.required('name'), this.required('address')];
  }
}

function validatorOf(): Validator {
  const validator = new Validator(vocabulary);
  validator.registeredHandlers.Event = [async () => ({ default: EventForSearch })];
  validator.registeredHandlers.SportsActivityLocation = [async () => ({ default: PlaceForSearch })];
  return validator;
}

/**
 * Problems of a page's structured data, in the validator's words: types and properties that schema.org does not
 * have, values of the wrong type, and what search engines require.
 */
export async function problemsOf(html: string): Promise<string[]> {
  const extracted = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(
    html,
  );
  const values = Object.values(extracted.jsonld ?? {}).flatMap(wrongValues);
  const issues = await validatorOf().validate(extracted);
  const serious = issues.filter(
    ({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg',
  );
  return [...serious.map(({ issueMessage }) => issueMessage), ...values];
}
