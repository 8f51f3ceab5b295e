// The real L1 and the real rollup as a network under test: nodes on this computer, with the practice keys as their accounts.
// Sources: initia-labs/minievm proto/minievm/evm/v1/query.proto; initia-labs/OPinit proto/opinit/{ophost,opchild}/v1.
import { z } from 'zod'
import { bridgedDenom } from '../../src/practice/book/chains/chains.ts'
import { selectorOf, word } from '../../src/practice/evm/abi.ts'
import { fromHex, toBase64, txHash } from '../../src/practice/keys/bytes.ts'
import { PRACTICE_MNEMONIC, practiceKey, rootOf } from '../../src/practice/keys/mnemonic.ts'
import { namesOf } from './names.ts'
import type { Network, Side } from './play.ts'
import { signDocument } from './wire.ts'

/** Where a node answers. */
export interface Place {
  rpc: string
  rest: string
  chainId: string
}

const BRIDGE = '1'
const GAS = 4_000_000n
const Reply = z.object({ result: z.unknown().optional(), error: z.unknown().optional() })
const Info = z.object({ info: z.object({ account_number: z.string(), sequence: z.string() }) })
const Check = z.object({ code: z.number(), log: z.string() })
const Bridge = z.object({ bridge_addr: z.string() })
const Address = z.object({ address: z.string() })
const Called = z.object({ response: z.string() })

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** A network of two nodes. Key 9 is the rollup's executor. */
export function createRealNetwork(places: Readonly<Record<Side, Place>>, pairs: readonly string[]): Network {
  const root = rootOf(PRACTICE_MNEMONIC)
  const keys = { alice: practiceKey(root, 0), bob: practiceKey(root, 3) }
  const executor = practiceKey(root, 9)
  let names: Readonly<Record<string, string>> = {}
  const rest: Network['rest'] = async (side, path) => (await fetch(`${places[side].rest}${path}`)).json()
  const rpc: Network['rpc'] = async (side, method, params) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const { result, error } = Reply.parse(await (await fetch(places[side].rpc, { method: 'POST', body })).json())
    if (error !== undefined) throw new Error(JSON.stringify(error))
    return result
  }
  const contractOf = async (denom: string): Promise<string> => {
    const reply = await rest('rollup', `/minievm/evm/v1/contracts/by_denom?denom=${encodeURIComponent(denom)}`)
    return Address.safeParse(reply).data?.address ?? `0x${'0'.repeat(40)}`
  }
  /** The local form of a bridged token, which exists from the first conversion on. */
  const localForm = async (wrapper: string, remote: string): Promise<string> => {
    const input = `0x${selectorOf('localTokens(address,uint8)')}${remote.slice(2).padStart(64, '0')}${word(6n)}`
    const body = JSON.stringify({ sender: keys.alice.bech32, contract_addr: wrapper, input, value: '0' })
    const reply = await (await fetch(`${places.rollup.rest}/minievm/evm/v1/call`, { method: 'POST', body })).json()
    return `0x${Called.parse(reply).response.slice(-40)}`
  }
  const refresh = async (): Promise<void> => {
    const [init, usdc] = [bridgedDenom(BRIDGE, 'uinit'), bridgedDenom(BRIDGE, 'uusdc')]
    const { address: wrapper } = Address.parse(await rest('rollup', '/minievm/evm/v1/contracts/erc20_wrapper'))
    const { bridge_addr: escrow } = Bridge.parse(await rest('l1', `/opinit/ophost/v1/bridges/${BRIDGE}`))
    const remote = await contractOf(init)
    const wrapped = await localForm(wrapper, remote)
    const [pair = '', pair2 = '', pair3 = ''] = pairs
    names = namesOf({
      ...keys,
      denoms: { fee: 'GAS', init, usdc, wrapped: `evm/${wrapped.slice(2)}` },
      contracts: { wrapper, wrapped, init: remote, usdc: await contractOf(usdc), fee: await contractOf('GAS') },
      pairs: [pair, pair2, pair3],
      bridgeId: BRIDGE,
      channels: { l1: 'channel-0', rollup: 'channel-0' },
      escrow,
    })
  }
  return {
    keys,
    chainIds: { l1: places.l1.chainId, rollup: places.rollup.chainId },
    feeOf: (side, gas) => (side === 'l1' ? `${(gas * 15n) / 1000n}uinit` : `${gas * 150_000_000_000n}{fee}`),
    names: () => names,
    refresh,
    owners: { l1: ['alice', 'bob', 'escrow'], rollup: ['alice', 'bob'] },
    rest,
    rpc,
    wait: () => pause(700),
    carry: async ({ l1_sequence: sequence, from, to, l1_denom: base_denom = '', amount = '', data = '' }) => {
      const { info } = Info.parse(await rest('rollup', `/cosmos/auth/v1beta1/account_info/${executor.bech32}`))
      const message = {
        '@type': '/opinit.opchild.v1.MsgFinalizeTokenDeposit',
        sender: executor.bech32,
        from,
        to,
        sequence,
        base_denom,
        amount: { denom: bridgedDenom(BRIDGE, base_denom), amount },
        height: '1',
        data: toBase64(fromHex(data)),
      }
      const raw = signDocument({
        key: executor,
        messages: [message],
        chainId: places.rollup.chainId,
        accountNumber: BigInt(info.account_number),
        sequence: BigInt(info.sequence),
        fee: [{ denom: 'GAS', amount: (GAS * 150_000_000_000n).toString() }],
        gas: GAS,
        memo: '',
        timeoutHeight: 0n,
        mode: 1,
      })
      const check = Check.parse(await rpc('rollup', 'broadcast_tx_sync', { tx: toBase64(raw) }))
      if (check.code !== 0) throw new Error(`${txHash(raw)}: ${check.log}`)
    },
  }
}
