// What cryptography is inside of the built main process: every library once, but for viem's older one.
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bundledPackages, cryptoVersions } from '../../../scripts/lib/bundledPackages.mjs'
import { readSupply } from '../../../scripts/lib/supplyChain.mjs'

const out = join(import.meta.dirname, '..', '..', '..', 'out')

it('ships no cryptographic library twice, but for the older one that viem asks for', () => {
  expect(cryptoVersions(bundledPackages(out), readSupply().lock)).toEqual({
    '@cosmjs/crypto': ['0.39.0'],
    '@noble/ciphers': ['2.4.0'],
    '@noble/curves': ['1.9.1', '2.4.0'],
    '@noble/hashes': ['1.8.0', '2.4.0'],
    '@scure/base': ['2.4.0'],
    '@scure/bip39': ['2.4.0'],
  })
})

it('finds one that came in a second version', () => {
  const lock = {
    packages: { 'node_modules/@noble/curves': { version: '2.4.0' }, 'node_modules/x/node_modules/@noble/curves': { version: '1.0.0' } },
  }
  expect(cryptoVersions(Object.keys(lock.packages), lock)).toEqual({ '@noble/curves': ['1.0.0', '2.4.0'] })
})
