import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';

/** The service's own files of data: first data of a database, and the places that people search for. */
export const dataFolder = path.resolve(import.meta.dirname, '../../../seed');

export const readText = (file: string): string => readFileSync(path.join(dataFolder, file), 'utf8');

/** Rows of a CSV text as they stand, one record of texts by column name for each. Throws where it is no table. */
export const parseRows = (text: string): Record<string, string>[] =>
  parse(text, { columns: true, skip_empty_lines: true, bom: true });

/** Rows of one of the service's own CSV files. */
export const readRows = (file: string): Record<string, string>[] => parseRows(readText(file));
