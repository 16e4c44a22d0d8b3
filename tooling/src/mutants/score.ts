import { rulesOf } from './rule-files.ts';
import type { RuleFolder } from './rule-folders.ts';

/** A fault that was planted in a rule, and what happened to it. Lines and columns count from 1. */
export interface PlantedFault {
  /** Absolute, or from the root. */
  fileName: string;
  status: string;
  replacement: string;
  location: { start: { line: number; column: number } };
}

/** Share of faults that the tests of a rule folder find. */
export interface Score {
  folder: RuleFolder;
  planted: number;
  /** The faults that no test noticed. */
  missed: readonly PlantedFault[];
  /** Found faults in per cent, rounded down. */
  percent: number;
}

const FOUND = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

/** The scores of rule folders, in their order. A fault that could not be planted counts for nothing. */
export const scoresOf = (folders: readonly RuleFolder[], faults: readonly PlantedFault[]): Score[] =>
  folders.map((folder) => {
    const rules = rulesOf(folder);
    const planted = faults.filter(
      ({ fileName, status }) =>
        rules.some((rule) => fileName === rule || fileName.endsWith(`/${rule}`)) &&
        [...FOUND, ...MISSED].includes(status),
    );
    const missed = planted.filter(({ status }) => MISSED.includes(status));
    const found = planted.length - missed.length;
    const percent = planted.length > 0 ? Math.floor((found / planted.length) * 100) : 0;
    return { folder, planted: planted.length, missed, percent };
  });

export const meetsThreshold = ({ folder, percent }: Score): boolean => percent >= folder.atLeast;
