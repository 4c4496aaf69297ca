import { isIP } from 'node:net';
import type { Request } from 'express';

/** Where a request comes from, in addresses as limits count them; '' where nobody says. */
type ClientAddress = {
  /** Who reached Google's front end: behind Hosting a proxy of Hosting's, which many share. Nobody can claim another. */
  edge: string;
  /**
   * Whom that edge names as the one before it. True behind Hosting; whoever calls the function itself may write anything
   * here, and counts only below the own edge.
   */
  client: string;
};

/**
 * Google's front end appends the address that reached it to `X-Forwarded-For`. What Hosting sends it ends with the address
 * that reached Hosting; the hops before that are what the caller said. `Fastly-Client-IP` says the same, but Hosting's CDN
 * keeps what a caller sends there (its documentation), so it counts only where the chain is too short to tell.
 */
export function clientAddressOf(request: Pick<Request, 'get' | 'socket'>): ClientAddress {
  const hops = (request.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  const [edge, before] = hops.reverse();
  return {
    edge: countedAddress(edge || (request.socket.remoteAddress ?? '')),
    client: countedAddress(before ?? request.get('fastly-client-ip')?.trim() ?? ''),
  };
}

/** One form for each address; of IPv6 the network of 64 bits that one household or server has. '' for what is none. */
function countedAddress(text: string): string {
  const version = isIP(text);
  if (version !== 6) return version === 4 ? text : '';
  const groups = groupsOf(text);
  const mapped = /^0:0:0:0:0:ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(groups.join(':'));
  if (!mapped) return `${groups.slice(0, 4).join(':')}::/64`;
  const [high = 0, low = 0] = mapped.slice(1).map((group) => parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

const IPV6_GROUPS = 8;

/** The eight groups of an IPv6 address, without leading zeros and in lower case. */
function groupsOf(address: string): string[] {
  // The URL parser writes every form of an address in one way; it knows no zones ("fe80::1%eth0").
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`);
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: IPV6_GROUPS - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail];
}
