import type { Picture } from '../picture.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const nameOf = ({ area, state, tenant, content, width }: Picture) =>
  `${area}/${state}, ${tenant}, ${content}, ${width} px`;

/** The final report in the terminal: every problem with its picture, and a one-line summary. */
export function summarise(pictures: readonly Picture[], milliseconds: number): string[] {
  const found = pictures.flatMap((picture) =>
    picture.problems.map(({ kind, text }) => `  ${nameOf(picture)}: ${kind}: ${text.split('\n')[0]}`),
  );
  const states = new Set(pictures.map(({ area, state }) => `${area}/${state}`)).size;
  const wrong = pictures.filter(({ problems }) => problems.length > 0).length;
  const time = `${Math.floor(milliseconds / 60_000)} min ${Math.round((milliseconds % 60_000) / 1000)} s`;
  const total = `${counted(pictures.length, 'picture', 'pictures')} of ${counted(states, 'state', 'states')} in ${time}`;
  return [
    ...(found.length > 0 ? ['', 'Problems:', ...found] : []),
    '',
    found.length === 0
      ? `${total}, nothing wrong`
      : `${total}, ${counted(found.length, 'problem', 'problems')} in ${counted(wrong, 'picture', 'pictures')}`,
  ];
}
