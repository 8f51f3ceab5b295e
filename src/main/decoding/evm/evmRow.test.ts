// Tests EVM-only receipts decoded from their logs: movements, parties, fee.
import { expect, test } from 'vitest'
import { IndexerEvmTx } from '../../../wire/indexerEvm.ts'
import { log, ME, OTHER, txDecoder, TOKEN, viewOf, words, ZERO } from '../../../../test/support/benches/readingBench.ts'

const INIT = `evm/${TOKEN.slice(2)}`
const ROUTER = '0x4f7566f67941283a30cf65de7b9c6fdf2c04fca1'

function rowOf(parts: Record<string, unknown>) {
  const tx = IndexerEvmTx.parse({
    transactionHash: `0x${'ab'.repeat(32)}`,
    blockNumber: '0xc',
    from: ME.hex,
    to: TOKEN,
    contractAddress: null,
    gasUsed: '0x5208',
    effectiveGasPrice: '0x3b9aca00',
    status: '0x1',
    logs: [],
    ...parts,
  })
  return txDecoder.toEvmRow(viewOf('roll-1'), tx, 1000)
}

test('a payment in a token', () => {
  const row = rowOf({ logs: [log('transfer', [ME.hex, OTHER.hex], words(7))] })
  expect(row).toMatchObject({
    hash: 'AB'.repeat(32),
    height: 12,
    time: 1000,
    code: 0,
    meaning: {
      kind: 'sent',
      direction: 'out',
      counterparty: OTHER.bech32,
      movements: [{ denom: INIT, amount: '-7' }],
      fee: [{ denom: INIT, amount: '21000000000000' }],
    },
  })
  for (const address of [ME.bech32, ME.hex.toLowerCase(), OTHER.bech32, TOKEN.toLowerCase()]) expect(row.addresses).toContain(address)
})

test.each([
  [
    'a receipt',
    { from: OTHER.hex, logs: [log('transfer', [OTHER.hex, ME.hex], words(7))] },
    { kind: 'received', direction: 'in', fee: [] },
  ],
  ['a revert', { status: '0x0' }, { kind: 'evmCall', movements: [], counterparty: TOKEN }],
  ['a contract made', { to: '', contractAddress: ROUTER }, { kind: 'contractCreated', counterparty: ROUTER }],
  ['an approval', { logs: [log('approval', [ME.hex, ROUTER], words(7))] }, { kind: 'approved', direction: 'none' }],
  ['an approval taken back', { logs: [log('approval', [ME.hex, ROUTER], words(0))] }, { kind: 'approvalRevoked' }],
  [
    'an NFT minted to me',
    { to: ROUTER, logs: [log('transfer', [ZERO, ME.hex, '0x7'], '', ROUTER)] },
    { kind: 'nftReceived', counterparty: ROUTER },
  ],
  ['all NFTs approved', { to: ROUTER, logs: [log('approvalForAll', [ME.hex, ROUTER], words(1), ROUTER)] }, { kind: 'approved' }],
  ['an ERC-1155 given', { to: ROUTER, logs: [log('transferSingle', [ME.hex, ME.hex, TOKEN], words(9, 2), ROUTER)] }, { kind: 'nftSent' }],
  [
    'a swap',
    { to: ROUTER, logs: [log('transfer', [ME.hex, ROUTER], words(7)), log('transfer', [ROUTER, ME.hex], words(5), ROUTER)] },
    { kind: 'swapped', direction: 'self' },
  ],
  [
    'a call whose logs are of an unknown form',
    { logs: [{ address: TOKEN, topics: [`0x${'1'.repeat(64)}`], data: '0x' }] },
    { kind: 'evmCall' },
  ],
  ['logs that are none', { logs: [{ address: 'x', topics: ['y', 'z'], data: 'w' }] }, { kind: 'evmCall' }],
])('%s', (_name, parts, expected) => {
  const row = rowOf(parts)
  expect(row.meaning).toMatchObject(expected)
  expect(row.code).toBe('status' in parts ? 1 : 0)
})
