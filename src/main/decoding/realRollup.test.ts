// Decodes records of a real rollup from the viewpoints of their participants.
import { expect, test } from 'vitest'
import { createRegistry } from '../clients/chains/registry/registry.ts'
import type { IndexerTx } from '../../wire/indexer.ts'
import { DenomContract } from '../../wire/minievm.ts'
import { CONTRACTS, HOLDER, PAYER, recorded, recordedTx, ROLLUP } from '../../../test/support/bodies/recordedRollup.ts'
import type { LearnedContracts } from './networkMap.ts'
import { createTxDecoder } from './txDecoder.ts'

const registry = createRegistry({ router: null, chains: [ROLLUP], assets: {} })
/** What the node says about its contracts. */
const learned: LearnedContracts = {
  denomOf: (_, address) => (address.toLowerCase() === gasContract().toLowerCase() ? 'GAS' : null),
  isNft: (_, address) => address.toLowerCase() === CONTRACTS.cats.toLowerCase(),
}
const txDecoder = createTxDecoder(registry, learned)

function gasContract(): string {
  return DenomContract.parse(JSON.parse(recorded('/minievm/evm/v1/contracts/by_denom?denom=GAS').body)).address
}

function read(hash: string, who: typeof HOLDER, change: (tx: IndexerTx) => IndexerTx = (tx) => tx) {
  const chain = registry.chain(ROLLUP.chain_id)
  if (chain === null) throw new Error('no chain')
  const row = txDecoder.toRow({ ...who, chain }, change(recordedTx(hash)))
  if ('reason' in row) throw new Error(row.reason)
  return row.meaning
}

test('a plain EVM transfer names its other side to both', () => {
  expect(read('F2F2028F', HOLDER)).toMatchObject({ kind: 'received', direction: 'in', counterparty: PAYER.bech32 })
  expect(read('F2F2028F', PAYER)).toMatchObject({ kind: 'sent', direction: 'out', counterparty: HOLDER.bech32 })
})

test('an NFT that an unknown function minted is received from its collection', () => {
  const { kind, counterparty, details } = read('0156C825', HOLDER)
  expect({ kind, counterparty }).toEqual({ kind: 'nftReceived', counterparty: CONTRACTS.cats })
  expect(details?.facts).toContainEqual({ name: 'collection', value: CONTRACTS.cats })
})

test('the fee coin has one name in logs and in the bank', () => {
  expect(read('F2F2028F', HOLDER).movements).toEqual([{ denom: 'GAS', amount: '120' }])
  expect(read('A86F0421', HOLDER).movements).toEqual([{ denom: 'GAS', amount: '116' }])
})

test('a failed transferFrom of a known collection tried to send an NFT', () => {
  expect(read('3E9CC6A2', HOLDER)).toMatchObject({ kind: 'nftSent', counterparty: PAYER.bech32 })
  const failed = read('3E9CC6A2', HOLDER, (tx) => ({ ...tx, code: 3, events: tx.events.filter(({ type }) => type === 'tx') }))
  expect(failed).toMatchObject({ kind: 'nftSent', direction: 'out', counterparty: PAYER.bech32 })
  expect(failed.details).toMatchObject({ about: [], facts: [{ name: 'collection' }, { name: 'nft', value: '8' }] })
})
