// Whatever a chain or a contract writes, a record becomes a row, and its row can be shown in full.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { IndexerEvmTx } from '../../wire/indexerEvm.ts'
import { IndexerTx } from '../../wire/indexer.ts'
import { PLAIN_ITEM } from '../../../test/support/benches/activityRow.ts'
import { ME, txDecoder, registry, viewOf } from '../../../test/support/benches/readingBench.ts'
import { toDetail } from './activity/activityDetail.ts'
import { MESSAGE_DECODERS } from './messageDecoders.ts'

const NAMES = [
  'sender',
  'from_address',
  'to_address',
  'amount',
  'delegator_address',
  'validator_address',
  'packet',
  'acknowledgement',
  'msgs',
  'msg',
  'input',
  'contract_addr',
  'value',
  'grant',
  'allowance',
  'granter',
  'grantee',
  'voter',
  'options',
  'proposal_id',
  'inputs',
  'outputs',
  'data',
  'to',
  'from',
  'token',
  'memo',
  'args',
  'module_name',
  'function_name',
  'module_address',
  'description',
  'end_time',
  'contract',
]
const text = fc.oneof(
  fc.constantFrom(
    ME.bech32,
    ME.hex,
    '0x1',
    '',
    'e30=',
    '{"error":1}',
    '0xa9059cbb',
    `0xa9059cbb${'f'.repeat(128)}`,
    '-1',
    '1e9',
    '115792089237316195423570985008687907853269984665640564039457584007913129639935',
  ),
  fc.string(),
)
const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    text,
    fc.integer(),
    fc.constant(null),
    fc.boolean(),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(
      fc.oneof(fc.constantFrom(...NAMES, 'denom', 'address', 'coins', '@type', 'transfer', 'spender'), fc.string()),
      tie('value'),
      { maxKeys: 4 },
    ),
  ),
})).value

const message = fc
  .tuple(fc.oneof(fc.constantFrom(...Object.keys(MESSAGE_DECODERS)), fc.string()), fc.dictionary(fc.constantFrom(...NAMES), json))
  .map(([type, fields]) => ({ ...fields, '@type': type }))

const event = fc.record({
  type: fc.constantFrom(
    'coin_spent',
    'coin_received',
    'transfer',
    'evm',
    'move',
    'wasm',
    'tx',
    'send_packet',
    'write_acknowledgement',
    'create',
    'withdraw_rewards',
    'finalize_token_deposit',
  ),
  attributes: fc.array(
    fc.record({
      key: fc.constantFrom(
        'spender',
        'receiver',
        'amount',
        'log',
        'type_tag',
        'data',
        'msg_index',
        'fee_payer',
        'packet_ack_hex',
        'packet_sequence',
        'l1_sequence',
        '_contract_address',
        'action',
        'from',
      ),
      value: fc.oneof(
        text,
        fc.constant(null),
        fc.constantFrom(
          '5uinit',
          '0x1::fungible_asset::WithdrawEvent',
          '{"metadata_addr":"0x1","amount":"5","store_addr":"0x2"}',
          '{"address":"0x1","topics":["0x1"],"data":"0x"}',
          '0',
          'transfer',
        ),
      ),
    }),
  ),
})

test('any record of a transaction becomes a row and a detail', () => {
  fc.assert(
    fc.property(fc.array(message, { maxLength: 3 }), fc.array(event, { maxLength: 6 }), fc.nat(2), (messages, events, code) => {
      const raw = {
        txhash: 'ab'.repeat(32),
        height: 1,
        code,
        timestamp: '2026-01-02T03:04:05Z',
        tx: { body: { messages, memo: '' } },
        events,
      }
      const tx = IndexerTx.parse(raw)
      for (const chainId of ['l1-1', 'roll-1']) {
        const me = viewOf(chainId)
        const row = txDecoder.toRow(me, tx)
        expect(row).toHaveProperty('meaning')
        expect(txDecoder.explain(me, tx).filter(({ depth }) => depth === 0)).toHaveLength(messages.length)
      }
      const detail = toDetail(
        { registry, txDecoder },
        { item: PLAIN_ITEM, evmHash: null, raw: JSON.stringify(raw), me: viewOf('l1-1'), internalCalls: [], crossChainLegs: [] },
      )
      expect(detail.messages).toHaveLength(messages.length)
    }),
    { numRuns: 600 },
  )
})

test('any receipt becomes a row', () => {
  const hex = fc.oneof(fc.constantFrom(ME.hex, '0x', 'x', `0x${'0'.repeat(64)}`), fc.string())
  const topics = fc.array(
    fc.oneof(
      hex,
      fc.constantFrom('0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef', `0x${ME.hex.slice(2).padStart(64, '0')}`),
    ),
    { maxLength: 5 },
  )
  const logs = fc.array(fc.record({ address: hex, topics, data: hex }), { maxLength: 4 })
  fc.assert(
    fc.property(fc.record({ from: hex, to: fc.option(hex), contractAddress: fc.option(hex), logs }), (parts) => {
      const tx = IndexerEvmTx.parse({ transactionHash: 'ab'.repeat(32), blockNumber: '0x1', ...parts })
      expect(txDecoder.toEvmRow(viewOf('roll-1'), tx, 0).meaning.kind).toBeTypeOf('string')
    }),
  )
})
