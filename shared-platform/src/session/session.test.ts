// @vitest-environment happy-dom
import { currentUser, login, logout } from 'shared-contracts/api/auth';
import { createEventBus } from 'shared-contracts/bus';
import { TOKEN_COOKIE } from 'shared-contracts/cookies';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFormDrafts } from '../drafts/form-drafts.ts';
import { createApi } from '../http/api.ts';
import { createPersonController } from '../person/person-controller.ts';
import { createPersonalStorage } from '../person/personal-storage.ts';
import { MemoryStorage } from '../storage/memory-storage.ts';
import {
  answer,
  createTestTransport,
  failure,
  type TestAnswer,
  testDeploymentUrls,
} from '../testing/test-transport.ts';
import { testUser } from '../testing/test-user.ts';
import { createPendingLogouts } from './pending-logouts.ts';
import { createSession, LOGIN_ATTEMPT_DELAY, USER_LOAD_TIMEOUT } from './session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(
  answers: TestAnswer[],
  startToken?: string,
  { isShared = false, tab = new MemoryStorage() }: { isShared?: boolean; tab?: MemoryStorage } = {},
) {
  const jar = new Map<string, string>(startToken ? [[TOKEN_COOKIE, startToken]] : []);
  const { transport, requests } = createTestTransport(answers);
  const bus = createEventBus(vi.fn());
  const cookies = {
    read: (name: string) => jar.get(name) ?? null,
    write: (name: string, value: string) => void jar.set(name, value),
    remove: (name: string) => void jar.delete(name),
  };
  const reloadPage = vi.fn();
  const announce = vi.fn();
  const browser = new MemoryStorage();
  const api = createApi({
    deployment: {
      ...testDeploymentUrls,
      geocoderUrl: '',
      cookieDomain: '',
      origins: { bookings: '', 'my-account': '', 'online-joining': '', 'front-of-house': '' },
      bearer: false,
      telemetryUrl: null,
    },
    preloaded: [],
    readToken: () => cookies.read(TOKEN_COOKIE),
    readPerson: () => person.personId(),
    onUnauthorised: (token) => controller.expire(token),
    transport,
  });
  const drafts = createFormDrafts(tab);
  const person = createPersonController({
    api,
    bus,
    drafts,
    storage: createPersonalStorage(tab),
    token: startToken ?? null,
    compare: () => controller.compare(),
    isShared,
  });
  const endings = createPendingLogouts(api, browser);
  const controller = createSession({
    api,
    bus,
    cookies,
    person,
    endings,
    channel: { announce },
    reloadPage,
  });
  const generation = () => person.life.get().generation;
  return {
    jar,
    bus,
    tab,
    browser,
    drafts,
    person,
    endings,
    controller,
    generation,
    announce,
    reloadPage,
    requests,
  };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('the session', () => {
  it.each([
    [false, ['touchline:owner', 'touchline:put-aside']],
    [true, ['touchline:owner']],
  ])('keeps what waits for the one before in a tab, and nothing at a terminal (%s)', (isShared, names) => {
    const tab = new MemoryStorage();
    createPersonalStorage(tab).belongsTo('u1', 't1');
    setUp([], undefined, { isShared, tab });
    expect(Array.from({ length: tab.length }, (_, at) => tab.key(at)).sort()).toEqual(names);
  });

  it('loads the person again on demand, without anyone else being there in the meantime', async () => {
    let lastName = 'New';
    const { controller, generation } = setUp([
      answer(login, { token: 't1' }),
      answer(currentUser, () => ({ ...testUser, lastName })),
    ]);
    controller.reload();
    expect(controller.session.get().status).toBe('anonymous');
    controller.adopt('t1');
    await settle();
    lastName = 'Newer';
    controller.reload();
    expect(controller.session.get().user?.lastName).toBe('New');
    await settle();
    expect(controller.session.get().user?.lastName).toBe('Newer');
    lastName = 'Newest';
    controller.adopt('t1');
    await settle();
    expect(controller.session.get().user?.lastName).toBe('Newest');
    expect(generation()).toBe(1);
  });

  it('takes a new token of the same person without letting go of them, and one of a visitor as a login', async () => {
    let lastName = 'New';
    const { controller, jar, generation, requests } = setUp([
      answer(currentUser, () => ({ ...testUser, lastName })),
    ]);
    controller.renew('t1');
    expect(controller.session.get().status).toBe('checking');
    await settle();
    lastName = 'Newer';
    controller.renew('t2');
    expect(jar.get(TOKEN_COOKIE)).toBe('t2');
    expect(controller.session.get().user?.lastName).toBe('New');
    controller.compare();
    await settle();
    expect(controller.session.get().user?.lastName).toBe('Newer');
    expect(generation()).toBe(1);
    expect(requests).toHaveLength(2);
  });

  it('leaves the login request 250 ms, then stores the token and becomes the person', async () => {
    const { controller, jar, bus, requests } = setUp([
      answer(login, { token: 't1' }),
      answer(currentUser, testUser),
    ]);
    const attempt = controller.login('sam', 'secret');
    await vi.advanceTimersByTimeAsync(LOGIN_ATTEMPT_DELAY - 1);
    expect(requests).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    await attempt;
    await settle();
    expect(jar.get(TOKEN_COOKIE)).toBe('t1');
    expect(controller.session.get()).toMatchObject({ status: 'authenticated', user: { id: testUser.id } });
    expect(bus.last('session:started')).toEqual({ userId: testUser.id });
  });

  it.each([
    ['the form has gone', (_page: ReturnType<typeof setUp>, form: AbortController) => form.abort()],
    ['somebody else is here', (page: ReturnType<typeof setUp>) => page.jar.set(TOKEN_COOKIE, 'alex')],
  ])('ends a login whose answer comes once %s, instead of taking over', async (_, change) => {
    const page = setUp([answer(login, { token: 'late' }), answer(currentUser, testUser), answer(logout, {})]);
    const form = new AbortController();
    const attempt = page.controller.login('sam', 'secret', form.signal);
    change(page, form);
    await vi.advanceTimersByTimeAsync(LOGIN_ATTEMPT_DELAY);
    await attempt;
    await settle();
    expect(page.jar.get(TOKEN_COOKIE)).not.toBe('late');
    expect(page.requests.find(({ url }) => url.endsWith('auth/logout'))?.headers.Authorization).toBe(
      'Bearer late',
    );
  });

  it('keeps the token away after a refused login', async () => {
    const { controller, jar } = setUp([failure(login, 401, { message: 'Not right.' })]);
    const attempt = controller.login('sam', 'wrong');
    await vi.advanceTimersByTimeAsync(LOGIN_ATTEMPT_DELAY);
    expect(await attempt).toMatchObject({ ok: false, error: { message: 'Not right.' } });
    expect(jar.size).toBe(0);
    expect(controller.session.get().status).toBe('anonymous');
  });

  it('follows a token that another tab wrote or took away', async () => {
    const { controller, jar, bus, generation } = setUp([answer(currentUser, testUser)]);
    jar.set(TOKEN_COOKIE, 'elsewhere');
    controller.compare();
    expect(controller.session.get().status).toBe('checking');
    await settle();
    expect(controller.session.get().status).toBe('authenticated');
    jar.delete(TOKEN_COOKIE);
    controller.compare();
    expect(controller.session.get().status).toBe('anonymous');
    expect(bus.last('session:ended')).toEqual({ reason: 'elsewhere' });
    expect(generation()).toBe(2);
  });

  it('is logged out before the server has heard of it, and tells the other tabs', async () => {
    const { controller, jar, bus, announce, generation } = setUp(
      [answer(currentUser, testUser), failure(logout, 'cut')],
      't1',
    );
    await settle();
    const loggedOut = controller.logout();
    expect(jar.size).toBe(0);
    expect(controller.session.get().status).toBe('anonymous');
    expect(generation()).toBe(1);
    expect(announce).toHaveBeenCalledOnce();
    await loggedOut;
    expect(bus.last('session:ended')).toEqual({ reason: 'logged-out' });
  });

  it('drops a refused token and reloads once; a token renewed in the meantime stays', async () => {
    const { controller, jar, reloadPage } = setUp([failure(currentUser, 401)]);
    jar.set(TOKEN_COOKIE, 'stale');
    controller.compare();
    await settle();
    expect(jar.size).toBe(0);
    expect(reloadPage).toHaveBeenCalledOnce();
    jar.set(TOKEN_COOKIE, 'fresh');
    controller.expire('stale');
    expect(jar.get(TOKEN_COOKIE)).toBe('fresh');
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  it('asks again for the person when the server was away', async () => {
    let calls = 0;
    const flaky: TestAnswer = {
      endpoint: currentUser,
      respond: (request) => (++calls === 1 ? 'cut' : answer(currentUser, testUser).respond(request)),
    };
    const { controller, jar } = setUp([flaky]);
    jar.set(TOKEN_COOKIE, 't1');
    controller.compare();
    await settle();
    expect(controller.session.get().status).toBe('checking');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(controller.session.get().status).toBe('authenticated');
  });

  it('says so when the person cannot be loaded, whatever the server answers, and carries on once it can', async () => {
    for (const status of [403, 404, 422, 500, 503, 'cut'] as const) {
      let isBroken = true;
      const { controller } = setUp(
        [
          {
            endpoint: currentUser,
            respond: (request) =>
              (isBroken ? failure(currentUser, status) : answer(currentUser, testUser)).respond(request),
          },
        ],
        't1',
      );
      await settle();
      expect(controller.session.get(), String(status)).toMatchObject({
        status: 'checking',
        problem: { status: status === 'cut' ? null : status },
      });
      isBroken = false;
      controller.reload();
      await settle();
      expect(controller.session.get().status, String(status)).toBe('authenticated');
    }
  });

  it('says so when the server answers with something else, and when it says nothing', async () => {
    const garbage = setUp(
      [{ endpoint: currentUser, respond: () => ({ status: 200, body: '<html>' }) }],
      't1',
    );
    await settle();
    expect(garbage.controller.session.get()).toMatchObject({ problem: { kind: 'malformed' } });
    const silent = setUp([{ endpoint: currentUser, respond: () => new Promise(() => undefined) }], 't1');
    await vi.advanceTimersByTimeAsync(USER_LOAD_TIMEOUT - 1);
    expect(silent.controller.session.get()).toMatchObject({ problem: null });
    await vi.advanceTimersByTimeAsync(1);
    expect(silent.controller.session.get()).toMatchObject({ problem: { kind: 'network' } });
  });
});
