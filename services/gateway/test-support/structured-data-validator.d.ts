declare module '@adobe/structured-data-validator' {
  import type BaseValidator from '@adobe/structured-data-validator/src/types/base.js';

  interface Issue {
    severity: 'ERROR' | 'WARNING';
    issueMessage: string;
    errorType?: string;
  }
  type Handler = () => Promise<{ default: typeof BaseValidator }>;
  /** Checks what was extracted against schema.org and what search engines ask for. */
  export default class Validator {
    constructor(vocabulary: unknown);
    registeredHandlers: Record<string, Handler[]>;
    validate(extracted: unknown): Promise<Issue[]>;
  }
}

declare module '@adobe/structured-data-validator/src/types/base.js' {
  type Condition = (data: unknown) => unknown;
  /** Conditions for one type. */
  export default class BaseValidator {
    getConditions(): Condition[];
    required(name: string, type?: string): Condition;
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: string[] });
    parse(html: string): { jsonld?: Record<string, unknown[]> };
  }
}
