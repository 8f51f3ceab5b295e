// Which addresses are of the public internet.
import { describe, expect, test } from 'vitest'
import { isPublicAddress } from './publicAddress.ts'

describe('isPublicAddress', () => {
  test.each(['1.1.1.1', '8.8.8.8', '100.63.255.255', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::1'])('%s is', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })

  test.each([
    ['0.0.0.0', 'this host'],
    ['10.1.2.3', 'private'],
    ['100.64.0.1', 'carrier-grade NAT'],
    ['127.0.0.1', 'loopback'],
    ['127.255.255.254', 'loopback'],
    ['169.254.169.254', 'link-local: metadata of cloud machines'],
    ['172.16.0.1', 'private'],
    ['172.31.255.255', 'private'],
    ['192.168.1.1', 'private'],
    ['192.0.0.8', 'protocol assignments'],
    ['198.18.0.1', 'benchmarks'],
    ['203.0.113.5', 'documentation'],
    ['224.0.0.251', 'multicast'],
    ['239.255.255.250', 'multicast'],
    ['255.255.255.255', 'broadcast'],
    ['::', 'unspecified'],
    ['::1', 'loopback'],
    ['::ffff:127.0.0.1', 'IPv4 inside'],
    ['::ffff:7f00:1', 'IPv4 inside'],
    ['::ffff:8.8.8.8', 'IPv4 inside, public or not'],
    ['::127.0.0.1', 'IPv4 inside, the old way'],
    ['64:ff9b::7f00:1', 'IPv4 behind NAT64'],
    ['2002:7f00:1::', 'IPv4 inside 6to4'],
    ['2001:0:7f00:1::', 'Teredo'],
    ['2001:db8::1', 'documentation'],
    ['fc00::1', 'unique local'],
    ['fd12:3456::1', 'unique local'],
    ['fe80::1', 'link-local'],
    ['fe80::1%eth0', 'link-local with its zone'],
    ['fec0::1', 'site-local'],
    ['ff02::1', 'multicast'],
    ['100::1', 'discarded'],
    ['localhost', 'no address'],
    ['', 'no address'],
  ])('%s is not: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})
