// Decodes records of a real rollup from the viewpoints of their participants.
import { expect, test } from 'vitest'
import { createRegistry } from '../clients/chains/registry/registry.ts'
import type { IndexerTx } from '../../wire/indexer.ts'
import { DenomContract } from '../../wire/cosmos.ts'
import { ALICE, BOB, CONTRACTS, DAVE, HOLDER, PAYER, recorded, recordedTx, ROLLUP } from '../../../test/support/bodies/recordedRollup.ts'
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

test('what others allow this account to spend names who allowed it', () => {
  const amount = read('F0C3425D', DAVE)
  expect(amount).toMatchObject({
    kind: 'approved',
    direction: 'none',
    details: { about: [{ denom: expect.stringMatching(/^evm\//) as string }] },
  })
  expect(amount.details?.facts).toContainEqual({ name: 'granter', value: amount.counterparty })
  for (const hash of ['188D52A1', '9730C6C5', '4C6D4768']) {
    const { kind, counterparty, details } = read(hash, DAVE)
    expect(kind).toMatch(/^approv/)
    expect(details?.facts).toContainEqual({ name: 'granter', value: counterparty })
  }
  expect(read('188D52A1', DAVE).details?.facts).toContainEqual({ name: 'unlimited', value: 'yes' })
  expect(read('9730C6C5', DAVE).details?.facts.map(({ name }) => name)).toEqual(expect.arrayContaining(['collection', 'nft']))
})

test('the sender sees a packet delivered, the receiver sees it confirmed, and both see it rejected', () => {
  const tasksOf = (hash: string, who: typeof HOLDER) => {
    const { kind, movements, details } = read(hash, who)
    return [kind, movements, details?.facts.find(({ name }) => name === 'task')?.value]
  }
  expect(tasksOf('845DCD35', DAVE)).toEqual(['operated', [], 'transferDelivered'])
  expect(tasksOf('684AEA0F', ALICE)).toEqual(['operated', [], 'transferConfirmed'])
  expect(tasksOf('DCC48911', DAVE)).toEqual(['operated', [], 'transferRejected'])
})

test('groups: their making and members, proposals, votes and what is run', () => {
  const task = (value: string) => ({ kind: 'operated', details: { facts: expect.arrayContaining([{ name: 'task', value }]) as unknown } })
  expect(read('1C16DE8E', DAVE)).toMatchObject(task('groupCreated'))
  expect(read('1C9E413D', DAVE)).toMatchObject(task('groupChanged'))
  expect(read('A134625F', BOB)).toMatchObject(task('groupLeft'))
  expect(read('961D008D', ALICE)).toMatchObject(task('proposalCancelled'))
  expect(read('8CBCD051', ALICE)).toMatchObject(task('groupProposalRun'))
  const number = { name: 'proposal', value: expect.stringMatching(/^\d+$/) as string }
  expect(read('87829379', ALICE)).toMatchObject({
    kind: 'proposalSubmitted',
    details: { facts: [number, { name: 'title', value: 'Pay the bill' }] },
  })
  expect(read('92668C03', ALICE)).toMatchObject({ kind: 'voted', details: { facts: [number, { name: 'option', value: 'yes' }] } })
  const paid = read('0A22CA01', ALICE)
  expect(paid).toMatchObject({ kind: 'received', direction: 'in', movements: [{ denom: 'GAS', amount: '123' }] })
  expect(paid.counterparty).toMatch(/^init1/)
})
