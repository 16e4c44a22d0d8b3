import { describe, expect, it } from 'vitest';
import { type Cluster, clusterPlaces, zoomToSplit } from './cluster-places.ts';
import { metresPerPixel, type WorldPlace } from './world.ts';

const at = (slug: string, x: number, y = 7_000_000): WorldPlace => ({ slug, x, y });
const pixels = (count: number, zoom: number) => count * metresPerPixel(zoom);
const names = (clusters: Cluster[]) => clusters.map(({ members }) => members.map(({ slug }) => slug));

const centre = at('centre', -200_000);
const near = at('near', centre.x + pixels(21, 10));
const far = at('far', centre.x + pixels(23, 10));

describe('clusterPlaces', () => {
  it('joins what is within 22 pixels and leaves the rest alone', () => {
    expect(names(clusterPlaces([centre, near], 10))).toEqual([['centre', 'near']]);
    expect(names(clusterPlaces([centre, far], 10))).toEqual([['centre'], ['far']]);
  });
  it('goes by the whole zoom, so that nothing regroups on the way to the next', () => {
    expect(names(clusterPlaces([centre, near], 10.9))).toEqual([['centre', 'near']]);
    expect(names(clusterPlaces([centre, near], 11))).toEqual([['centre'], ['near']]);
  });
  it('stands in the middle of its places', () => {
    const [cluster] = clusterPlaces([centre, near], 10);
    expect(cluster).toMatchObject({ x: expect.closeTo((centre.x + near.x) / 2, 3), y: 7_000_000 });
  });
  it.each([0, 0.3, 0.6, 0.9])('finds neighbours over the edges of its squares (%d)', (shift) => {
    const step = pixels(15, 10);
    const start = shift * pixels(22, 10);
    const around = [-1, 0, 1].flatMap((column) =>
      [-1, 0, 1].map((row) => at(`${column} ${row}`, start + column * step, start + row * step)),
    );
    const [middle] = around.splice(4, 1);
    expect(clusterPlaces([middle as WorldPlace, ...around], 10)).toHaveLength(1);
  });
  it('still joins at zoom 20, and beyond no more, even in one spot', () => {
    const twin = at('twin', centre.x);
    expect(clusterPlaces([centre, twin], 20)).toHaveLength(1);
    expect(clusterPlaces([centre, twin], 21)).toHaveLength(2);
  });
  it('loses and doubles no one', () => {
    const many = Array.from({ length: 3000 }, (_, index) =>
      at(String(index), ((index * 7919) % 8000) * 70, 6_500_000 + ((index * 104_729) % 6000) * 120),
    );
    const all = clusterPlaces(many, 6).flatMap(({ members }) => members.map(({ slug }) => slug));
    expect(all).toHaveLength(3000);
    expect(new Set(all).size).toBe(3000);
  });
  it('joins groups whose middles come as close', () => {
    const line = [0, 21, 30, 33].map((left) => at(String(left), pixels(left, 10)));
    const [first, second] = clusterPlaces(line, 10);
    expect(names([first as Cluster])).toEqual([['0', '21', '30', '33']]);
    expect(second).toBeUndefined();
  });
});

describe('zoomToSplit', () => {
  const cluster = (...members: WorldPlace[]): Cluster => ({ x: 0, y: 0, members });
  it('is the first at which the places come apart', () => {
    expect(zoomToSplit(cluster(centre, near), 6.3)).toBe(11);
  });
  it('is beyond the last for places in one spot', () => {
    expect(zoomToSplit(cluster(centre, at('twin', centre.x)), 12)).toBe(21);
  });
});
