import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';

/** The service's own files of data: first data of a database, and the places that people search for. */
export const dataFolder = path.resolve(import.meta.dirname, '../../../seed');

export const readText = (file: string): string => readFileSync(path.join(dataFolder, file), 'utf8');

/** Rows of a CSV file as they stand, one record of texts by column name for each. */
export function readRows(file: string): Record<string, string>[] {
  return parse(readText(file), { columns: true, skip_empty_lines: true });
}
