import { readFile } from 'node:fs/promises';
import { safeParse } from 'shared-contracts/schema';
import { ConfigurationError } from './configuration-error.ts';
import { type DeploymentSettings, deploymentSettingsSchema } from './deployment-settings.ts';

/**
 * Reads an installation's settings.
 * @throws {ConfigurationError} naming the file and the first key that cannot be used.
 */
export async function readSettingsFile(file: string): Promise<DeploymentSettings> {
  const settings = safeParse(deploymentSettingsSchema, parseJson(file, await readText(file)));
  if (settings.success) return settings.data;
  const [issue] = settings.error.issues;
  if (!issue) throw new ConfigurationError(file, 'it cannot be used.');
  if (issue.code === 'unrecognized_keys') {
    throw new ConfigurationError(file, `the key '${issue.keys.join("', '")}' is not a setting; remove it.`);
  }
  const key = issue.path.join('.');
  if (!key) throw new ConfigurationError(file, 'it must hold one JSON object with the settings.');
  throw new ConfigurationError(file, `the key '${key}' ${problemOf(issue)}.`);
}

function problemOf(issue: { code: string; message: string; expected?: string | undefined; input?: unknown }) {
  if (issue.code !== 'invalid_type') return issue.message;
  const expected: Record<string, string> = {
    array: 'a list',
    boolean: 'true or false',
    record: 'an object',
    string: 'a text',
  };
  return `is missing or not ${expected[issue.expected ?? ''] ?? issue.expected}`;
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new ConfigurationError(
      file,
      'the settings file cannot be read; create it or point CONFIG_FILE at another one.',
    );
  }
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ConfigurationError(
      file,
      `it is not valid JSON (${error instanceof Error ? error.message : error}).`,
    );
  }
}
