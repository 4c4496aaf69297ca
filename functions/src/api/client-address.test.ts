import type { Request } from 'express';
import { clientAddressOf } from './client-address';

/** A request with these headers, which `from` brought to the server itself. */
const asked = (headers: Record<string, string>, from?: string) =>
  clientAddressOf({
    get: (name: string) => headers[name],
    socket: { remoteAddress: from },
  } as unknown as Request);

/** A proxy of Hosting's, a client, and an address that the client claims. */
const EDGE = '104.198.56.253';
const CLIENT = '203.0.113.9';
const OTHER = '192.0.2.1';
const BY_HOSTING = [EDGE, CLIENT];

describe('clientAddressOf', () => {
  it.each<[string, { chain?: string; fastly?: string }, string[]]>([
    ['Hosting', { chain: `${CLIENT},${EDGE}`, fastly: CLIENT }, BY_HOSTING],
    ['Hosting, by the chain alone', { chain: `${CLIENT}, ${EDGE}` }, BY_HOSTING],
    ['Hosting, by its header alone', { chain: EDGE, fastly: CLIENT }, BY_HOSTING],
    ['Hosting, which does not say', { chain: EDGE }, [EDGE, '']],
    ['a chain sent along', { chain: `${OTHER}, ${CLIENT}, ${EDGE}`, fastly: CLIENT }, BY_HOSTING],
    ['a header sent along', { chain: `${CLIENT}, ${EDGE}`, fastly: OTHER }, BY_HOSTING],
    ['both sent along', { chain: `${OTHER}, ${CLIENT}, ${EDGE}`, fastly: OTHER }, BY_HOSTING],
    ['many hops', { chain: `${`${OTHER}, `.repeat(200)}${CLIENT}, ${EDGE}` }, BY_HOSTING],
    ['no Hosting', { chain: CLIENT }, [CLIENT, '']],
    ['no Hosting, with a chain', { chain: `${OTHER}, ${CLIENT}` }, [CLIENT, OTHER]],
    ['no Hosting, with a header', { chain: CLIENT, fastly: OTHER }, [CLIENT, OTHER]],
    ['IPv6, by its network', { chain: `2001:DB8:0:7::1, ${EDGE}` }, [EDGE, '2001:db8:0:7::/64']],
    ['its neighbour', { chain: `2001:db8:0:7:f:1:2:3, ${EDGE}` }, [EDGE, '2001:db8:0:7::/64']],
    ['short IPv6', { chain: '::1, 2001:db8::' }, ['2001:db8:0:0::/64', '0:0:0:0::/64']],
    ['IPv4 in IPv6', { chain: '::ffff:203.0.113.9, ::ffff:68c6:38fd' }, BY_HOSTING],
    ['IPv6 with a zone', { chain: `fe80::1%eth0, ${EDGE}` }, [EDGE, 'fe80:0:0:0::/64']],
    ['words', { chain: `unknown, ${EDGE}` }, [EDGE, '']],
    ['an endless word', { chain: `${'x'.repeat(8000)}, ${EDGE}` }, [EDGE, '']],
    ['a port', { chain: `${CLIENT}:443, ${EDGE}` }, [EDGE, '']],
    ['leading zeros', { chain: `203.000.113.009, ${EDGE}` }, [EDGE, '']],
    ['blanks and commas', { chain: ` ,, ${EDGE} `, fastly: ' ' }, [EDGE, '']],
    ['a header of words', { chain: EDGE, fastly: '<script>' }, [EDGE, '']],
  ])('tells edge and client of %s', (_what, { chain, fastly }, [edge, client]) => {
    const headers = {
      ...(chain !== undefined && { 'x-forwarded-for': chain }),
      ...(fastly !== undefined && { 'fastly-client-ip': fastly }),
    };
    expect(asked(headers)).toEqual({ edge, client });
  });

  it('is who is connected where there is no chain', () => {
    expect(asked({}, '::ffff:127.0.0.1')).toEqual({ edge: '127.0.0.1', client: '' });
    expect(asked({ 'x-forwarded-for': '' }, '127.0.0.1').edge).toBe('127.0.0.1');
    expect(asked({})).toEqual({ edge: '', client: '' });
  });
});
