/** Gates licences, audits dependencies and writes the bill of materials (`--no-audit` leaves the audit out). */
import { parseArgs } from 'node:util';
import { print, runCommand } from '../command.ts';
import { checkSupplyChain } from '../supply-chain/check-supply-chain.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { 'no-audit': { type: 'boolean', default: false } } });
  return (await checkSupplyChain(print, { audit: !values['no-audit'] })) ? 0 : 1;
});
