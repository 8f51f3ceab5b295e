// Records of a real rollup, read from the sides of those who were part of them.
import { expect, test } from 'vitest'
import { createRegistry } from '../chains/registry.ts'
import { CONTRACTS, HOLDER, PAYER, recordedTx, ROLLUP } from '../../../test/support/recordedRollup.ts'
import { createProjector } from './project.ts'

const registry = createRegistry({ router: null, chains: [ROLLUP], assets: {} })
const projector = createProjector(registry)

function read(hash: string, who: typeof HOLDER) {
  const chain = registry.chain(ROLLUP.chain_id)
  if (chain === null) throw new Error('no chain')
  const row = projector.toRow({ ...who, chain }, recordedTx(hash))
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
