import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PublishedRemote } from 'shared-contracts/remote';
import type { RenderRequest } from 'shared-contracts/rendering';
import {
  account,
  bookings,
  joining,
  navigation,
  registryText,
  writeRegistry,
  writeRemote,
} from './build-tree.ts';
import type { Handler } from './fake-api.ts';
import { content, type Rendered, startFakeRenderer } from './fake-renderer.ts';
import { listFiles } from './list-files.ts';
import { startGateway } from './test-gateway.ts';

/** On a busy machine even a quick renderer may be late. */
const PATIENT = 30_000;

/** The default content of the renderer. */
export const page1 = content('<main><h1>Find a venue</h1></main>');

/** A gateway before a renderer, over a build whose shell, bookings, joining and account have a server half. */
export async function startRenderingGateway(
  respond: (request: RenderRequest) => Rendered = () => page1,
  renders: readonly string[] = ['home', 'venue'],
  answers: Record<string, Handler> = {},
  renderBudget = PATIENT,
  shell: { rendersShapes: boolean } = { rendersShapes: true },
) {
  const renderer = await startFakeRenderer(respond);
  const gateway = await startGateway({ rendererSocket: renderer.socket, renderBudget }, answers);
  const inDist = (file: string) => path.join(gateway.dist, file);
  await writeFile(inDist('shell/server.0a1b2c3d.mjs'), 'host half');
  const manifest = JSON.parse(await readFile(inDist('shell/manifest.json'), 'utf8'));
  await writeFile(
    inDist('shell/manifest.json'),
    JSON.stringify({ ...manifest, server: '/shell/server.0a1b2c3d.mjs', ...shell }),
  );
  await listFiles(gateway.dist, 'shell');
  async function writeHalf(remote: PublishedRemote, rendered: readonly string[]): Promise<void> {
    const folder = `remotes/${remote.descriptor.name}/1.0.0`;
    await writeRemote(gateway.dist, remote);
    const server = { entry: `/${folder}/server.mjs`, renders: rendered };
    await writeFile(inDist(`${folder}/server.mjs`), `${remote.descriptor.name} half`);
    await writeFile(inDist(`${folder}/published.json`), JSON.stringify({ ...remote, server }));
    await listFiles(gateway.dist, folder);
  }
  await writeHalf(bookings, renders);
  await writeHalf(joining, ['join']);
  await writeHalf(account, ['dashboard']);
  await writeRegistry(gateway.dist, `${registryText([navigation, bookings, joining, account])} `);
  return { ...gateway, renderer };
}
