import { REFUSED_IN_COMMENTS, REFUSED_KEYS, REFUSED_PARTS, REFUSED_PHRASES } from './refused-words.ts';

const EXPORT =
  /^export (?:declare |default )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|type|interface|enum) +([\w$]+)/gm;

/** Names that a source file exports where it declares them. */
export const exportedNames = (source: string): string[] =>
  [...source.matchAll(EXPORT)].map(([, name = '']) => name);

/** The words of a name, in small letters: of `useTellElsewhere`, of `MOST_KEPT` and of `kept-ids.test`. */
export const partsOf = (name: string): string[] =>
  [...name.matchAll(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)].map(([part]) => part.toLowerCase());

/** Suggests a better name, by the first refused word in it; `null` if there is none. */
export function betterName(name: string): string | null {
  const part = partsOf(name).find((each) => Object.hasOwn(REFUSED_PARTS, each));
  return part === undefined ? null : `${name}: not '${part}' but ${REFUSED_PARTS[part]}`;
}

const COMMENT = /^\s*(?:\/\*\*?|\*|\/\/).*$/gm;
const TITLE = /^\s*(?:it|test|describe)(?:\.\w+)*\(\s*(?:'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`[^`]*`)/gm;

/** The refused phrases in the comments and test titles of a source file. */
export const refusedComments = (source: string): string[] =>
  findPhrases([...source.matchAll(COMMENT), ...source.matchAll(TITLE)].join('\n'), REFUSED_IN_COMMENTS);

const OPENING =
  /^[ \t]*(?:\/\*\*\s*(?:\*\s*)?|(?<!^[ \t]*\/\/[^\n]*\n[ \t]*)\/\/ ?)(?:What|Whether|Who|Whom|How|Where|Why|Which|That(?! is\b))\b[^\n]*/gm;

/** Comments that open with a noun clause in place of a noun, such as 'What a person sees'. */
export const nounClauses = (source: string): string[] =>
  [...source.matchAll(OPENING)].map(([comment]) => comment.trim());

const KEY = /^\s*(\w+):/gm;

/** The refused keys of a file of texts. */
export const refusedKeys = (source: string): string[] =>
  [...source.matchAll(KEY)].flatMap(([, key = '']) =>
    Object.hasOwn(REFUSED_KEYS, key) ? [`${key}: rather ${REFUSED_KEYS[key]}`] : [],
  );

/** The refused phrases of a file of texts, in what it quotes; comments and keys are checked as such. */
export const refusedTexts = (source: string): string[] =>
  findPhrases(
    [...source.matchAll(/'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`[^`]*`/g)].map(([text]) => text).join('\n'),
    REFUSED_PHRASES,
  );

const LITERAL = /'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`[^`\n]*`?/g;

/** The refused phrases of what a source file quotes, such as messages of commands and logs. Single words do not count. */
export const refusedMessages = (source: string): string[] =>
  findPhrases(
    [...source.replaceAll(COMMENT, '').matchAll(LITERAL)]
      .map(([text]) => text)
      .filter((text) => text.includes(' ') && text !== "'tried out'")
      .join('\n'),
    REFUSED_IN_COMMENTS,
  );

/** The refused phrases of a text, each with what to write. Code, links and quoted words do not count. */
export function refusedPhrases(text: string): string[] {
  const prose = text
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .replaceAll(/`[^`\n]*`/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']');
  return findPhrases(prose, REFUSED_PHRASES);
}

const findPhrases = (prose: string, phrases: typeof REFUSED_PHRASES): string[] =>
  phrases.flatMap(([pattern, instead]) => {
    const found = pattern.exec(prose)?.[0];
    return found === undefined ? [] : [`'${found.trim()}': rather ${instead}`];
  });
