import { describe, expect, it } from 'vitest';
import { inRoot } from '../repository.ts';
import { parseRemoteArguments, USAGE } from './remote-arguments.ts';

const site = inRoot('dist');

describe('the words after npm run remote', () => {
  it.each([
    ['publish mf-shop', { action: 'publish', site, name: 'mf-shop', from: null }],
    ['publish mf-shop --from /tmp/x', { action: 'publish', site, name: 'mf-shop', from: '/tmp/x' }],
    ['promote mf-shop 1.0.0', { action: 'promote', site, name: 'mf-shop', version: '1.0.0', share: null }],
    [
      'promote mf-shop 1.0.0 --percent 5 --tenant harbour --tenant northpeak',
      {
        action: 'promote',
        site,
        name: 'mf-shop',
        version: '1.0.0',
        share: { percent: 5, tenants: ['harbour', 'northpeak'] },
      },
    ],
    ['host --from /tmp/x', { action: 'host', site, from: '/tmp/x' }],
    ['rollback mf-shop', { action: 'rollback', site, name: 'mf-shop', version: null }],
    ['rollback mf-shop 0.9.0', { action: 'rollback', site, name: 'mf-shop', version: '0.9.0' }],
    ['list --site /srv/site', { action: 'list', site: '/srv/site', name: null }],
    ['status', { action: 'status', site }],
  ])('%s', (line, wanted) => {
    expect(parseRemoteArguments(line.split(' '))).toEqual(wanted);
  });

  it.each([
    ['', 'Name an action.'],
    ['deploy mf-shop', "There is no 'deploy'."],
    ['publish', "Which remote is to be taken for 'publish'?"],
    ['publish basket', "'basket' is not the name of a remote; they are called mf-…."],
    ['publish mf-shop 1.0.0', "'publish' takes no '1.0.0'."],
    ['host', 'Name the build to publish with --from.'],
    ['promote mf-shop', 'Which version is to be promoted?'],
    ['promote mf-shop 1.0.0 --percent 0', "--percent is '0', but must be a whole number from 1 to 99."],
    ['promote mf-shop 1.0.0 --percent ten', "--percent is 'ten', but must be a whole number from 1 to 99."],
    ['promote mf-shop 1.0.0 --tenant ../x', "'../x' is not the name of a tenant."],
    ['rollback mf-shop --percent 5', "'rollback' takes no --percent."],
    ['status --verbose', "Unknown option '--verbose'."],
    ['publish mf-shop --from', "Option '--from <value>' argument missing."],
  ])("'%s' is refused in words, with the usage", (line, words) => {
    expect(() => parseRemoteArguments(line.split(' ').filter(Boolean))).toThrow(`${words}\n\n${USAGE}`);
  });
});
