/** A number of the specification that a source file names. */
export interface Citation {
  document: 'shell' | 'joining' | 'decisions';
  number: number;
}

const DOCUMENT = /\b(shell|joining) specification (\d+(?:(?:,| and) \d+)*)/g;
const DECISION = /\bdecisions? (\d+(?:(?:,| and) \d+)*)/g;
/** Comments break wherever a line is full. */
const LINE_BREAK = /\s*\n\s*(?:\*|\/\/)?\s*/g;

const numbersIn = (list: string) => [...list.matchAll(/\d+/g)].map(([digits]) => Number(digits));

/** Every number of the specification that a text cites, as 'shell specification 4' or 'decisions 15 and 16'. */
export function findCitations(source: string): Citation[] {
  const text = source.replaceAll(LINE_BREAK, ' ');
  const documents = [...text.matchAll(DOCUMENT)].flatMap(([, document, list = '']) =>
    numbersIn(list).map((number) => ({ document: document as Citation['document'], number })),
  );
  const decisions = [...text.matchAll(DECISION)].flatMap(([, list = '']) =>
    numbersIn(list).map((number) => ({ document: 'decisions' as const, number })),
  );
  return [...documents, ...decisions];
}

/** The numbers that a document of the specification has: of its headings, or of its items where it is the decisions. */
export function numbersOf(document: Citation['document'], markdown: string): Set<number> {
  const pattern = document === 'decisions' ? /^(\d+)\. /gm : /^## (\d+)\. /gm;
  return new Set([...markdown.matchAll(pattern)].map(([, digits]) => Number(digits)));
}
