import { defineConfig } from 'vitest/config';
import { testsOf } from './rule-files.ts';
import { RULE_FOLDERS } from './rule-folders.ts';

/** Only the tests beside the rules: the tests of screens would notice a fault as well, and take minutes each time. */
export default defineConfig({ test: { include: RULE_FOLDERS.flatMap(testsOf) } });
