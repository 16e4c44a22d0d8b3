import { currentUser, login, logout } from 'shared-contracts/api/auth';
import { createEventBus } from 'shared-contracts/bus';
import { TOKEN_COOKIE } from 'shared-contracts/cookies';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '../http/api.ts';
import {
  answer,
  createTestTransport,
  failure,
  type TestAnswer,
  testDeploymentUrls,
} from '../testing/test-transport.ts';
import { testUser } from '../testing/test-user.ts';
import { createSession, LOGIN_ATTEMPT_DELAY } from './session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(answers: TestAnswer[]) {
  const jar = new Map<string, string>();
  const { transport, requests } = createTestTransport(answers);
  const bus = createEventBus(vi.fn());
  const cookies = {
    read: (name: string) => jar.get(name) ?? null,
    write: (name: string, value: string) => void jar.set(name, value),
    remove: (name: string) => void jar.delete(name),
  };
  const onFlip = vi.fn();
  const reloadPage = vi.fn();
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
    onUnauthorised: (token) => controller.expire(token),
    transport,
  });
  const controller = createSession({ api, bus, cookies, onFlip, reloadPage });
  return { jar, bus, controller, onFlip, reloadPage, requests };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('the session', () => {
  it('loads the person anew on demand, without anybody else being there meanwhile', async () => {
    let lastName = 'New';
    const { controller, onFlip } = setUp([
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
    expect(onFlip).toHaveBeenCalledTimes(1);
  });

  it('takes a new token of the same person without letting go of them, and one of a visitor as a login', async () => {
    let lastName = 'New';
    const { controller, jar, onFlip, requests } = setUp([
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
    expect(onFlip).toHaveBeenCalledTimes(1);
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

  it('keeps the token away after a refused login', async () => {
    const { controller, jar } = setUp([failure(login, 401, { message: 'Not right.' })]);
    const attempt = controller.login('sam', 'wrong');
    await vi.advanceTimersByTimeAsync(LOGIN_ATTEMPT_DELAY);
    expect(await attempt).toMatchObject({ ok: false, error: { message: 'Not right.' } });
    expect(jar.size).toBe(0);
    expect(controller.session.get().status).toBe('anonymous');
  });

  it('follows a token that another tab wrote or took away', async () => {
    const { controller, jar, bus, onFlip } = setUp([answer(currentUser, testUser)]);
    jar.set(TOKEN_COOKIE, 'elsewhere');
    controller.compare();
    expect(controller.session.get().status).toBe('checking');
    await settle();
    expect(controller.session.get().status).toBe('authenticated');
    jar.delete(TOKEN_COOKIE);
    controller.compare();
    expect(controller.session.get().status).toBe('anonymous');
    expect(bus.last('session:ended')).toEqual({ reason: 'elsewhere' });
    expect(onFlip).toHaveBeenCalledTimes(2);
  });

  it('is logged out here even when the server cannot be told', async () => {
    const { controller, jar, bus } = setUp([answer(currentUser, testUser), failure(logout, 'cut')]);
    jar.set(TOKEN_COOKIE, 't1');
    controller.compare();
    await settle();
    await controller.logout();
    expect(jar.size).toBe(0);
    expect(bus.last('session:ended')).toEqual({ reason: 'logged-out' });
  });

  it('drops a refused token and reloads once; a token renewed meanwhile stays', async () => {
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
});
