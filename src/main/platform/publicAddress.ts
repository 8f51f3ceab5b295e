// Determines which IP addresses are on the public internet; only those are asked for untrusted pictures.
import { BlockList, isIP } from 'node:net'

/** Special-purpose ranges. Source: IANA IPv4 Special-Purpose Address Registry, RFC 6890 and updates; RFC 5771, 1112. */
const SPECIAL_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/**
 * Special ranges within 2000::/3, the only global unicast block: protocol assignments with Teredo, documentation, and 6to4, which embeds an
 * IPv4 address. Source: IANA IPv6 Special-Purpose Address Registry.
 */
const SPECIAL_V6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const special = new BlockList()
for (const [net, prefix] of SPECIAL_V4) special.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of SPECIAL_V6) special.addSubnet(net, prefix, 'ipv6')
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/**
 * Returns whether an address is on the public internet. False for what is not an address.
 * @example isPublicAddress('::ffff:10.0.0.1') // false
 */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4')
    case 6:
      return global6.check(address, 'ipv6') && !special.check(address, 'ipv6')
    default:
      return false
  }
}
