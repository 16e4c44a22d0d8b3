/** Lists every script that may run where a card is entered, with its reason; an address compares a running site. */
import { buildStale } from '../build.ts';
import { checkReasons, writeInventory } from '../checkout-scripts/built-inventory.ts';
import { checkSite } from '../checkout-scripts/check-site.ts';
import { print, runCommand } from '../command.ts';
import { ExpectedFailure } from '../expected-failure.ts';

await runCommand(async () => {
  await buildStale(print);
  const { failures } = checkReasons(print);
  if (failures.length > 0) throw new ExpectedFailure(failures.join('\n'));
  const inventory = writeInventory();
  const [address] = process.argv.slice(2);
  if (!address) {
    for (const { script, page, reasons } of inventory.scripts)
      print(`${script} (${page})\n   ${reasons.join(' ')}`);
    for (const [path, reason] of Object.entries(inventory.provider))
      print(`${path} (card provider)\n   ${reason}`);
    return 0;
  }
  if (!URL.canParse(address))
    throw new ExpectedFailure(`${address} is no address, such as https://bookings.example.com`);
  const site = new URL(address);
  const troubles = await checkSite(inventory, site.host, async (path) => {
    const answer = await fetch(new URL(path, site), { headers: { accept: 'text/html,*/*' } });
    if (!answer.ok) throw new ExpectedFailure(`${answer.url} answered ${answer.status}.`);
    return {
      body: new Uint8Array(await answer.arrayBuffer()),
      policy: answer.headers.get('content-security-policy') ?? '',
    };
  });
  for (const trouble of troubles) print(trouble);
  print(
    troubles.length === 0
      ? `${site.host} runs what was built, and nothing else.`
      : `${troubles.length} differ.`,
  );
  return troubles.length === 0 ? 0 : 1;
});
