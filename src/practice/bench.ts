// A practice network with a clock in hand, for the practice side's own tests.
import { depositAny, signTx, sendMessage, type UnsignedTx } from './chain/signedTx.ts'
import { toBase64 } from './keys/bytes.ts'
import { PRACTICE_MNEMONIC, practiceKey, rootOf } from './keys/mnemonic.ts'
import { createPracticeNetwork, type PracticeNetwork } from './network.ts'

/** The clock's first moment: a few hours after the written history. */
export const START = Date.UTC(2026, 10, 21)
/** The first account. */
export const key = practiceKey(rootOf(PRACTICE_MNEMONIC), 0)
/** An account that holds nothing yet. */
export const other = practiceKey(rootOf(PRACTICE_MNEMONIC), 3)
/** The first account's address. */
export const me = key.bech32
/** The amount of the sample deposit. */
export const two = { denom: 'uinit', amount: '2000000' }
/** A fee that suffices for 600,000 gas. */
export const enough = { denom: 'uinit', amount: '9000' }

/** A practice network for tests. */
export interface Bench {
  practice: PracticeNetwork
  /** Lets chain time pass. */
  pass(ms: number): void
  get(service: string, path: string): Promise<{ status: number; type: string; text: string }>
  post(service: string, path: string, body: string): Promise<{ status: number; text: string }>
  balance(chainId: string, address: string, denom: string): Promise<bigint>
  send(chainId: string, raw: Uint8Array): Promise<{ code: number; log: string; hash: string }>
  account(chainId: string): Promise<{ accountNumber: bigint; sequence: bigint }>
}

/** Starts a network; the caller closes it. */
export function createBench(file = ':memory:', start = START): Bench {
  let now = start
  const practice = createPracticeNetwork({ seed: 5, file, clock: { now: () => now } })
  const request = async (service: string, path: string, init?: RequestInit) => {
    const reply = await practice.fetch(`https://${service}.practice.invalid${path}`, init)
    return { status: reply.status, type: reply.headers.get('content-type') ?? '', text: await reply.text() }
  }
  const get: Bench['get'] = (service, path) => request(service, path)
  return {
    practice,
    pass: (ms) => void (now += ms),
    get,
    post: (service, path, body) => request(service, path, { method: 'POST', body }),
    balance: async (chainId, address, denom) => {
      const body = JSON.parse((await get(`rest.${chainId}`, `/cosmos/bank/v1beta1/balances/${address}`)).text) as {
        balances: { denom: string; amount: string }[]
      }
      return BigInt(body.balances.find((coin) => coin.denom === denom)?.amount ?? '0')
    },
    send: async (chainId, raw) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'broadcast_tx_sync', params: { tx: toBase64(raw) } })
      const reply = JSON.parse((await request(`rpc.${chainId}`, '/', { method: 'POST', body })).text) as { result: never }
      return reply.result
    },
    account: async (chainId) => {
      const body = JSON.parse((await get(`rest.${chainId}`, `/cosmos/auth/v1beta1/account_info/${me}`)).text) as {
        info: { account_number: string; sequence: string }
      }
      return { accountNumber: BigInt(body.info.account_number), sequence: BigInt(body.info.sequence) }
    },
  }
}

/** A signed payment of 1234567uinit from the first account, in its next sequence unless changed. */
export async function sendOf(on: Bench, change: Partial<UnsignedTx> = {}): Promise<Uint8Array> {
  const account = await on.account('practice-1')
  const message = sendMessage(me, other.bech32, { denom: 'uinit', amount: '1234567' })
  return signTx({
    key,
    chainId: 'practice-1',
    ...account,
    message,
    fee: { denom: 'uinit', amount: '3000' },
    memo: 'a & b <c> ü',
    ...change,
  })
}

/** A signed deposit of 2 INIT to Tidewatch. */
export async function depositOf(on: Bench): Promise<Uint8Array> {
  return sendOf(on, { message: depositAny(me, 15n, me, two) })
}
