// A chain's node: height, account and simulation from its replies, and refusals in its own words.
import { BaseAccount } from 'cosmjs-types/cosmos/auth/v1beta1/auth'
import { QueryAccountResponse } from 'cosmjs-types/cosmos/auth/v1beta1/query'
import { SimulateResponse } from 'cosmjs-types/cosmos/tx/v1beta1/service'
import { describe, expect, test } from 'vitest'
import type { FetchLike } from '../../../../wire/world.ts'
import { createCosmosClient } from './cosmosClient.ts'

const HEX = 'AB'.repeat(32)
const STATUS = {
  result: {
    node_info: {
      protocol_version: { p2p: '8', block: '11', app: '0' },
      id: HEX,
      listen_addr: 'tcp://0.0.0.0:26656',
      network: 'interwoven-1',
      version: '0.38.17',
      channels: '40',
      moniker: 'node',
      other: {},
    },
    sync_info: {
      latest_block_hash: HEX,
      latest_app_hash: HEX,
      latest_block_height: '12',
      latest_block_time: '2026-01-02T03:04:05Z',
      catching_up: false,
    },
    validator_info: { address: HEX, pub_key: { type: 'tendermint/PubKeyEd25519', value: 'AAAA' }, voting_power: '0' },
  },
}

const ADDRESS = 'init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz'

/** Returns a node that answers each method with a result, an error, or a whole response, and always answers status. */
function nodeThat(answers: Record<string, object | Response>) {
  const all: Record<string, object | Response> = { status: STATUS, ...answers }
  const fetch: FetchLike = (_, init) => {
    const { method, id } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as { method: string; id: number }
    const answer = all[method]
    if (answer instanceof Response) return Promise.resolve(answer)
    return Promise.resolve(Response.json({ jsonrpc: '2.0', id, ...answer }))
  }
  return createCosmosClient({ fetch, rpc: 'https://node.invalid', chainId: 'interwoven-1', name: 'Initia' })
}
const queried = (value: Uint8Array, code = 0, log = '') => ({
  abci_query: {
    result: { response: { code, log, index: '0', key: null, value: Buffer.from(value).toString('base64'), height: '5', codespace: '' } },
  },
})
const account = (typeUrl: string) =>
  queried(
    QueryAccountResponse.encode({
      account: {
        typeUrl,
        value: BaseAccount.encode(
          BaseAccount.fromPartial({
            address: ADDRESS,
            accountNumber: 9007199254740993n,
            sequence: 57n,
            pubKey: { typeUrl: '/initia.crypto.v1beta1.ethsecp256k1.PubKey', value: Uint8Array.of(1) },
          }),
        ).finish(),
      },
    }).finish(),
  )

describe('a chain’s node', () => {
  test('tells account number and sequence, also beside a key that cosmjs does not know and beyond 2^53', async () => {
    const node = nodeThat(account('/cosmos.auth.v1beta1.BaseAccount'))
    expect(await node.account(ADDRESS)).toEqual({ accountNumber: '9007199254740993', sequence: '57', height: 5 })
  })

  test('that does not know an account is no error', async () => {
    const node = nodeThat(queried(new Uint8Array(), 22, `rpc error: code = NotFound desc = account ${ADDRESS} not found`))
    expect(await node.account(ADDRESS)).toBeNull()
  })

  test('simulates, or says in the chain’s words why the transaction would fail', async () => {
    const used = SimulateResponse.encode(SimulateResponse.fromPartial({ gasInfo: { gasUsed: 150_001n } })).finish()
    expect(await nodeThat(queried(used)).simulate(new Uint8Array())).toBe(150_001n)
    const failing = nodeThat(queried(new Uint8Array(), 5, 'insufficient funds')).simulate(new Uint8Array())
    await expect(failing).rejects.toMatchObject({
      code: 'chain.refused',
      message: expect.stringContaining('insufficient funds') as string,
      retry: 'never',
    })
  })

  test('that still has the very bytes counts them as known', async () => {
    const error = { code: -32603, message: 'Internal error', data: 'tx already exists in cache' }
    expect(await nodeThat({ broadcast_tx_sync: { error } }).broadcast(Uint8Array.of(1))).toMatchObject({ code: 19 })
  })

  test('tells what became of a transaction, or that no block holds it', async () => {
    const hash = 'AB'.repeat(32)
    const tx = {
      hash,
      height: '12',
      index: 0,
      tx: 'AA==',
      tx_result: { code: 11, log: 'out of gas', gas_wanted: '1', gas_used: '1', events: [] },
    }
    expect(await nodeThat({ tx_search: { result: { txs: [tx], total_count: '1' } } }).findTx(hash)).toEqual({
      hash,
      height: 12,
      code: 11,
      events: [],
      log: 'out of gas',
    })
    expect(await nodeThat({ tx_search: { result: { txs: [], total_count: '0' } } }).findTx(hash)).toBeNull()
  })

  test('of another chain is not asked anything: its “not found” would be taken for “not sent”', async () => {
    const other = structuredClone(STATUS)
    other.result.node_info.network = 'other-1'
    const asking = nodeThat({ status: other, tx_search: { result: { txs: [], total_count: '0' } } }).findTx(HEX)
    await expect(asking).rejects.toMatchObject({ code: 'chain.badReply', message: expect.stringContaining('other-1') as string })
  })

  test('that tells an account without the height it holds at proves nothing', async () => {
    const { abci_query: query } = account('/cosmos.auth.v1beta1.BaseAccount')
    const undated = { abci_query: { result: { response: { ...query.result.response, height: '0' } } } }
    await expect(nodeThat(undated).account(ADDRESS)).rejects.toMatchObject({ code: 'chain.badReply', retry: 'later' })
  })

  test.for([
    [
      'an error of its own',
      { error: { code: -32603, message: 'Internal error', data: 'transaction indexing is disabled' } },
      'chain.refused',
    ],
    ['a web page', new Response('<html>', { status: 200 }), 'chain.badReply'],
    ['a gateway’s refusal', new Response('<html>', { status: 502 }), 'network.busy'],
    ['too many requests', new Response('', { status: 429, headers: { 'retry-after': '9' } }), 'network.busy'],
    ['a result of another form', { result: { nothing: 'here' } }, 'chain.badReply'],
    ['neither result nor error', {}, 'chain.badReply'],
  ] as const)('that answers with %s is asked again later', async ([, answer, code]) => {
    await expect(nodeThat({ tx_search: answer }).findTx('AB')).rejects.toMatchObject({ code, retry: 'later' })
  })
})
