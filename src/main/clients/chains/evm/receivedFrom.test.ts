// What a transaction paid its own sender in coins: read from balances, since a contract's payment leaves no trace in a receipt.
import { createPublicClient, custom, numberToHex, RpcRequestError } from 'viem'
import { expect, test } from 'vitest'
import { findReceived } from './receivedFrom.ts'

const OWNER = '0x1111111111111111111111111111111111111111'
const OTHER = '0x2222222222222222222222222222222222222222'
const HASH = `0x${'ab'.repeat(32)}` as const
const HEIGHT = 50
const [GAS, PRICE, PAID] = [100_000n, 3n, 7_000_000n]

interface Node {
  from?: string
  to?: string
  status?: string
  /** Transactions of the owner up to the block, and up to the one before. */
  nonces?: [number, number]
  l1Fee?: bigint
  hasState?: boolean
}

function ask({ from = OWNER, to = OTHER, status = '0x1', nonces = [5, 4], l1Fee, hasState = true }: Node) {
  const receipt = {
    blockHash: HASH,
    blockNumber: numberToHex(HEIGHT),
    contractAddress: null,
    cumulativeGasUsed: '0x1',
    effectiveGasPrice: numberToHex(PRICE),
    from,
    gasUsed: numberToHex(GAS),
    logs: [],
    logsBloom: '0x',
    status,
    to,
    transactionHash: HASH,
    transactionIndex: '0x0',
    type: '0x2',
    ...(l1Fee === undefined ? {} : { l1Fee: numberToHex(l1Fee) }),
  }
  const before = 10_000_000n
  const after = before + PAID - GAS * PRICE - (l1Fee ?? 0n)
  const at = <T>(params: readonly unknown[], [now, then]: readonly [T, T]): T => (params[1] === numberToHex(HEIGHT) ? now : then)
  const request = ({ method, params = [] }: { method: string; params?: readonly unknown[] }): Promise<unknown> => {
    if (method === 'eth_getTransactionReceipt') return Promise.resolve(receipt)
    if (!hasState) {
      const error = { code: -32000, message: 'missing trie node' }
      return Promise.reject(new RpcRequestError({ body: {}, error, url: 'https://node.invalid' }))
    }
    if (method === 'eth_getTransactionCount') return Promise.resolve(numberToHex(at(params, nonces)))
    return Promise.resolve(numberToHex(at(params, [after, before])))
  }
  const client = createPublicClient({ transport: custom({ request }, { retryCount: 0 }) })
  return findReceived(client, HASH, OWNER, null)
}

test('coins that a contract paid the sender are what the balance grew by, and the fee', async () => {
  expect(await ask({})).toEqual({ amount: PAID, height: HEIGHT })
  expect(await ask({ l1Fee: 1_234n })).toEqual({ amount: PAID, height: HEIGHT })
})

test.for<[string, Node]>([
  ['the sender has another transaction in the block', { nonces: [6, 4] }],
  ['somebody else sent it', { from: OTHER }],
  ['the node has no state of then', { hasState: false }],
])('nothing is told to have come where %s', async ([, node]) => {
  expect(await ask(node)).toEqual({ amount: 0n, height: HEIGHT })
})

test('a failed transaction paid nobody', async () => {
  expect(await ask({ status: '0x0' })).toBeNull()
})
