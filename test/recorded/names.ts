// Resolves the names in recorded documents, as far as they follow from addresses and denominations.
import { metadataOf } from '../../src/practice/book/dex.ts'
import { textWords } from '../../src/practice/evm/abi.ts'
import type { PracticeKey } from '../../src/practice/keys/mnemonic.ts'

export interface Facts {
  alice: PracticeKey
  bob: PracticeKey
  /** Denominations by name: fee, init, usdc, wrapped. */
  denoms: Readonly<Record<string, string>>
  /** Contracts by name, 0x: those of the denominations, and wrapper. */
  contracts: Readonly<Record<string, string>>
  /** The L1's exchange pairs, 32 bytes, 0x; each is traded on once. */
  pairs: readonly [string, string, string]
  bridgeId: string
  /** A channel of each side that leads somewhere. */
  channels: { l1: string; rollup: string }
  /** The account where the L1 keeps what was bridged, bech32. */
  escrow: string
}

const bare = (hex: string): string => hex.replace(/^0x/, '').toLowerCase()

/** The names of a network. */
export function namesOf({ alice, bob, denoms, contracts, pairs, bridgeId, channels, escrow }: Facts): Record<string, string> {
  const texts = Object.entries(denoms).flatMap(([name, denom]): [string, string][] => [
    [name, denom],
    // A text's words behind its offset.
    [`${name}.text`, textWords(denom).slice(64)],
  ])
  const addresses = Object.entries(contracts).map(([name, contract]): [string, string] => [`${name}.hex`, bare(contract)])
  const metadata = ['uinit', 'uusdc', 'utia'].map((denom): [string, string] => [`${denom}.metadata`, bare(metadataOf(denom))])
  const [pair = '', pair2 = '', pair3 = ''] = pairs.map(bare)
  return {
    ...Object.fromEntries([...texts, ...addresses, ...metadata]),
    alice: alice.bech32,
    'alice.text': textWords(alice.bech32).slice(64),
    'alice.hex': bare(alice.hex),
    bob: bob.bech32,
    'bob.hex': bare(bob.hex),
    'zero.hex': '0'.repeat(40),
    pair,
    pair2,
    pair3,
    bridge: bridgeId,
    escrow,
    'l1.channel': channels.l1,
    'rollup.channel': channels.rollup,
  }
}
