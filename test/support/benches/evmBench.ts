// The transfer half of the core with a real Ethereum node beside the practice network, and the practice Ledger's first
// account rich there: in coins, and in two tokens.
import type { Hex } from 'viem'
import type { NetworkFile } from '../../../src/main/clients/chains/registry/registry.ts'
import type { Transfer, TransferStep, TransferView } from '../../../src/shared/contract/transfer/transfer.ts'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { startAnvil, type AnvilOptions } from '../anvil.ts'
import { balanceSlot, bridgeCode, tokenCode } from '../bodies/evmContracts.ts'
import { approve } from './hands.ts'
import { practiceBench, type Intercept, type PracticeOptions } from './practiceBench.ts'

export const HOLDER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const THIRD_PARTY = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const TOKEN = '0x1000000000000000000000000000000000000001'
/** Refuses to put one allowance in the place of another. */
export const TETHER = '0x2000000000000000000000000000000000000002'
export const BRIDGE = '0x3000000000000000000000000000000000000003'
export const CHAIN = 'shoal'
export const COIN = 'shoal-native'
const HELD = 5_000_000n

function withShoal(file: NetworkFile, jsonRpc: string, evmChainId: number): NetworkFile {
  const chain = {
    chain_id: CHAIN,
    chain_name: CHAIN,
    pretty_name: 'Shoal',
    chain_type: 'eip155',
    evm_chain_id: evmChainId,
    apis: { 'json-rpc': [{ address: jsonRpc }] },
  }
  const token = (base: string, symbol: string) => ({ base, symbol, address: base, denom_units: [{ denom: base, exponent: 6 }] })
  const coin = { base: COIN, symbol: 'ETH', display: 'eth', denom_units: [{ denom: 'eth', exponent: 18 }] }
  const domain = { chain: 'practice-1', denom: 'uinit' }
  return {
    ...file,
    chains: [...file.chains, chain],
    assets: { ...file.assets, [CHAIN]: [coin, token(TOKEN, 'USDC'), token(TETHER, 'USDT')] },
    contracts: {
      ...file.contracts,
      [CHAIN]: [{ address: BRIDGE, role: 'cctp', vm: 'evm', domains: { '4': domain }, denoms: [TOKEN, TETHER] }],
    },
  }
}

export type EvmBench = Awaited<ReturnType<typeof evmBench>>

/** `intercept.now` stands before both networks. */
export async function evmBench(options: AnvilOptions & Pick<PracticeOptions, 'factObserver'> = {}) {
  const node = await startAnvil(options)
  for (const [address, isTether] of [
    [TOKEN, false],
    [TETHER, true],
  ] as const) {
    await node.place(address, tokenCode(isTether))
    await node.write(address, balanceSlot(HOLDER), HELD)
  }
  await node.place(BRIDGE, bridgeCode())
  const outer: { now: Intercept | null } = { now: null }
  const alter = (file: NetworkFile) => withShoal(file, node.url, node.chainId)
  const bench = await practiceBench({ ...options, alter })
  bench.intercept.now = (url, body, pass) => {
    const isNode = url.startsWith(node.url)
    const go = isNode ? () => fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json' } }) : pass
    return outer.now === null ? go() : outer.now(url, body, go)
  }
  const { drive, practice } = bench
  const view = (id: string) => bench.bench.client['transfers.get']({ id })
  const signed = async (current: TransferView): Promise<TransferView> => {
    const signing = drive.sign(current)
    await approve(practice.device)
    return await signing
  }
  return {
    ...bench,
    get bench() {
      return bench.bench
    },
    node,
    intercept: outer,
    view,
    signed,
    /** A waybill for a payment on the node's chain. */
    send: async (denom: string, amount: string, recipient: string = THIRD_PARTY): Promise<TransferView> => {
      const quote = await drive.quote({ fromChainId: CHAIN, fromDenom: denom, toChainId: CHAIN, toDenom: denom, amount, recipient })
      const accepted = quote.gates.map(({ kind }) => kind)
      return await bench.bench.client['transfers.create']({ quoteId: quote.id, accepted })
    },
    /** Builds, signs and sends the next leg. */
    passLeg: async (current: TransferView) => await drive.step(await signed(await drive.step(current, 'build')), 'send'),
    /** Replaces the waiting transaction with a second one, up to its document. */
    replace: async (id: string, step: TransferStep) => await drive.step(await view(id), step),
    /** Lets blocks come until a transfer is as far as `isReached`. */
    mineUntil: async (id: string, isReached: (transfer: Transfer) => boolean): Promise<Transfer> => {
      for (;;) {
        const { transfer } = await view(id)
        if (isReached(transfer)) return transfer
        await node.mine()
        await bench.bench.client['transfers.checkNow']({ id })
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
    hashOf: ({ transfer }: TransferView): Hex => (currentLeg(transfer)?.hash ?? '0x') as Hex,
  }
}
