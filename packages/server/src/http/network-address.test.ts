import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { networkOf, trustHops } from './network-address.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['no address', 'no address'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

it.each([
  [0, '10.0.0.1'],
  [1, '192.0.2.7'],
  [2, '6.6.6.6'],
])('behind %i proxies the caller is %s, whatever the caller writes before it', async (hops, ip) => {
  const app = Fastify({ trustProxy: trustHops(hops) });
  app.get('/', async (request) => request.ip);
  const headers = { 'x-forwarded-for': '5.5.5.5, 6.6.6.6, 192.0.2.7' };
  expect((await app.inject({ url: '/', remoteAddress: '10.0.0.1', headers })).body).toBe(ip);
  await app.close();
});
