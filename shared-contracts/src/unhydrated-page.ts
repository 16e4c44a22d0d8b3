/** Attribute of the root element while a person with a token still sees the visitor's version of a page. */
export const PERSON_UNKNOWN = 'data-person-unknown';

/** Attribute of elements that differ from person to person: prices, places and booking actions. */
export const PERSONAL = 'data-personal';

/** Name of the global that records what a person did on a page before it was hydrated. */
export const EARLY_ACTIONS = 'touchlineEarly';

/** The value of a field at that time: React may empty a field when it hydrates it. */
export interface EarlyEntry<Element = unknown> {
  field: Element;
  value: string;
  checked: boolean;
}

/** A person's actions before hydration. The elements are the document's. */
export interface EarlyActions<Element = unknown> {
  /** Buttons pressed and forms sent, in their order. */
  presses: Element[];
  /** Fields that were changed, once each, with their last value. */
  fields: EarlyEntry<Element>[];
  /** Called with every further action. */
  wake?: () => void;
}
