// Checks departures from the chain outside Initia by its bridges, a rollup's handling of Ethereum transactions, and both after a restart.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeFunctionData, erc20Abi, pad, parseAbi, parseGwei, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import {
  BLOCK,
  THIRD_PARTY,
  USDC,
  allowed,
  call,
  clientOf,
  evmSides,
  held,
  owner,
  send,
  signed,
} from '../../../../test/support/benches/practiceEvm.ts'
import { me, other, type Bench } from '../../bench.ts'
import { TIDEWATCH_INIT } from '../../book/chains/chains.ts'
import { cosmosChain } from '../../book/chains/links.ts'
import { BASIN, BRIDGE_DOMAINS } from '../../book/chains/plainEvm.ts'
import { serviceAddress } from '../../book/genesisContext.ts'
import { addressWord } from '../../evm/abi.ts'
import type { TransferOutcome } from '../../store/acceptedStore.ts'

const [messenger, gateway] = [BASIN.bridge.messenger as Hex, BASIN.bridge.gateway as Hex]
const messengerV2 = BASIN.bridge.messengerV2 as Hex
const bridgeAbi = parseAbi([
  'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken) returns (uint64)',
  'function depositForBurnWithCaller(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller) returns (uint64)',
  'function submitOrder(bytes32 sender, bytes32 recipient, uint256 amountIn, uint256 amountOut, uint32 destinationDomain, uint64 timeoutTimestamp, bytes data) returns (bytes32)',
])

describe('its bridges', () => {
  const recipient = pad(owner.address)
  const burn = (amount: bigint, chainId: string) =>
    encodeFunctionData({ abi: bridgeAbi, functionName: 'depositForBurn', args: [amount, BRIDGE_DOMAINS[chainId] ?? 0, recipient, USDC] })

  it('burns what was allowed and lets it arrive on the L1', async () => {
    const on = evmSides()
    const before = await on.balance('practice-1', me, 'uusdc')
    const early = await send(on, await signed({ to: messenger, data: burn(2_000_000n, 'practice-1') }))
    await send(on, await signed({ nonce: 1, to: USDC, data: call('approve', messenger, 2_000_000n) }))
    const hash = await send(on, await signed({ nonce: 2, to: messenger, data: burn(2_000_000n, 'practice-1') }))
    on.pass(BLOCK)
    expect((await clientOf(on).getTransactionReceipt({ hash: early })).status).toBe('reverted')
    expect((await clientOf(on).getTransactionReceipt({ hash })).status).toBe('success')
    expect([await held(on, USDC, owner.address), await allowed(on, USDC, messenger)]).toEqual([418_690_000n, 0n])
    expect(await on.balance('practice-1', me, 'uusdc')).toBe(before)
    on.pass(12_000)
    expect(await on.balance('practice-1', me, 'uusdc')).toBe(before + 2_000_000n)
  })

  it('pays an order at once for a fee, or gives it back', async () => {
    for (const isRefunded of [false, true]) {
      const on = evmSides()
      if (isRefunded) on.practice.faults.nextTransfer('refunded')
      const before = await on.balance('practice-1', me, 'uusdc')
      const order = [recipient, recipient, 5_000_000n, 4_900_000n, BRIDGE_DOMAINS['practice-1'] ?? 0, 1_900_000_000n, '0x'] as const
      await send(on, await signed({ to: USDC, data: call('approve', gateway, 5_000_000n) }))
      await send(
        on,
        await signed({ nonce: 1, to: gateway, data: encodeFunctionData({ abi: bridgeAbi, functionName: 'submitOrder', args: order }) }),
      )
      on.pass(12_000)
      expect(await on.balance('practice-1', me, 'uusdc')).toBe(before + (isRefunded ? 0n : 4_900_000n))
      expect(await held(on, USDC, owner.address)).toBe(isRefunded ? 420_690_000n : 415_690_000n)
    }
  })
})

const abiV2 = parseAbi([
  'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller, uint256 maxFee, uint32 minFinalityThreshold)',
])
/** The account that hands messages over on the L1. */
const relayer = serviceAddress(cosmosChain('practice-1') ?? raise(), 'relayer')
const relayerWord: Hex = `0x${addressWord(relayer)}`

function raise(): never {
  throw new Error('no L1')
}

describe('a burn', () => {
  const amount = 2_000_000n
  const terms = [amount, BRIDGE_DOMAINS['practice-1'] ?? 0, pad(owner.address), USDC] as const
  const named = (caller: Hex) => encodeFunctionData({ abi: bridgeAbi, functionName: 'depositForBurnWithCaller', args: [...terms, caller] })
  const burnV2 = (caller: Hex, maxFee: bigint, finality: number) =>
    encodeFunctionData({ abi: abiV2, functionName: 'depositForBurn', args: [...terms, caller, maxFee, finality] })

  /** Allows, burns, and lets minutes pass. @returns what arrived on the L1, what left, and the status of the receipt. */
  async function burnt(data: Hex, { to = messenger, outcome }: { to?: Hex; outcome?: TransferOutcome } = {}) {
    const on = evmSides()
    const before = await on.balance('practice-1', me, 'uusdc')
    const held0 = await held(on, USDC, owner.address)
    await send(on, await signed({ to: USDC, data: call('approve', to, amount) }))
    on.practice.faults.nextTransfer(outcome ?? 'success')
    const hash = await send(on, await signed({ nonce: 1, to, data }))
    const arrived = async () => (await on.balance('practice-1', me, 'uusdc')) - before
    on.pass(14_000)
    const early = await arrived()
    on.pass(600_000)
    const { status } = await clientOf(on).getTransactionReceipt({ hash })
    return { early, arrived: await arrived(), left: held0 - (await held(on, USDC, owner.address)), status, trace: on.practice.trace(hash) }
  }
  const plain = encodeFunctionData({ abi: bridgeAbi, functionName: 'depositForBurn', args: terms })

  it.each(['refunded', 'timedOut', 'strandedOnTheWay', 'pendingError'] as const)(
    'is never given back: %s is minted late',
    async (outcome) => {
      const { early, arrived, left, trace } = await burnt(plain, { outcome })
      expect([early, arrived, left]).toEqual([0n, amount, amount])
      expect(trace?.end).toMatchObject({ ok: true, release: { chain_id: 'practice-1', denom: 'uusdc', released: true } })
    },
  )

  it.each(['failed', 'lying'] as const)('that is %s stays burnt', async (outcome) => {
    expect(await burnt(plain, { outcome })).toMatchObject({ arrived: 0n, left: amount })
  })

  it.each([
    ['the relayer', relayerWord, amount],
    // Only the last twenty bytes name an account of a Cosmos chain.
    ['the relayer behind other bytes', `0x${'ff'.repeat(12)}${relayerWord.slice(26)}`, amount],
    ['an account without a key', pad('0xdead'), 0n],
  ] as const)('is handed over by its caller alone: %s', async (_, caller, minted) => {
    const one = await burnt(named(caller))
    expect([one.arrived, one.left, one.trace?.end === null]).toEqual([minted, amount, minted === 0n])
    const two = await burnt(burnV2(caller, 0n, 2000), { to: messengerV2 })
    expect([two.arrived, two.left, two.trace?.end === null]).toEqual([minted, amount, minted === 0n])
  })

  it('names a caller where the function is for that', async () => {
    expect(await burnt(named(pad('0x')))).toMatchObject({ status: 'reverted', left: 0n })
  })

  it('pays for being attested early, by the newer contract', async () => {
    const anybody = pad('0x')
    expect(await burnt(burnV2(anybody, 300n, 1000), { to: messengerV2 })).toMatchObject({ early: amount - 300n, arrived: amount - 300n })
    expect(await burnt(burnV2(anybody, 300n, 2000), { to: messengerV2 })).toMatchObject({ arrived: amount })
    expect(await burnt(burnV2(anybody, amount, 1000), { to: messengerV2 })).toMatchObject({ status: 'reverted', left: 0n })
    expect(await burnt(burnV2(anybody, 0n, 2000))).toMatchObject({ status: 'reverted', left: 0n })
  })
})

describe('a rollup of Ethereum transactions', () => {
  const fees = { chainId: 2_718_281_828_459_045, maxFeePerGas: 150_000_000_000n, maxPriorityFeePerGas: 0n }

  it('executes them on the book of the bank, in the list of the indexer', async () => {
    const on = evmSides()
    const client = clientOf(on, 'tidewatch-1')
    const nonce = await client.getTransactionCount({ address: owner.address })
    const before = await on.balance('tidewatch-1', other.bech32, TIDEWATCH_INIT)
    const hash = await send(on, await signed({ ...fees, nonce, to: other.hex as Hex, value: 3n }), 'tidewatch-1')
    const init = `0x${TIDEWATCH_INIT.slice(4)}` as const
    const sent = await send(
      on,
      await signed({ ...fees, nonce: nonce + 1, to: init, data: call('transfer', other.hex as Hex, 4n) }),
      'tidewatch-1',
    )
    const approved = await send(
      on,
      await signed({ ...fees, nonce: nonce + 2, to: init, data: call('approve', THIRD_PARTY, 9n) }),
      'tidewatch-1',
    )
    on.pass(2 * BLOCK)
    expect((await client.getTransactionReceipt({ hash })).status).toBe('success')
    expect((await client.getTransactionReceipt({ hash: approved })).status).toBe('success')
    expect(await on.balance('tidewatch-1', other.bech32, TIDEWATCH_INIT)).toBe(before + 7n)
    expect(await client.readContract({ abi: erc20Abi, address: init, functionName: 'allowance', args: [owner.address, THIRD_PARTY] })).toBe(
      9n,
    )
    expect(await client.getTransactionCount({ address: owner.address })).toBe(nonce + 3)
    const listed = await on.get('indexer.tidewatch-1', `/indexer/tx/v1/evm-txs/by_account/${owner.address}`)
    expect(listed.text).toContain(sent)
  })
})

describe('a restart', () => {
  it('tells the same story, orders included', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'waybill-'))
    const file = join(folder, 'practice.db')
    const on = evmSides(file)
    on.practice.faults.evm.setNextEvmOutcome('stuck')
    const stuck = await send(on, await signed({ value: 1n }))
    on.pass(BLOCK)
    on.practice.faults.evm.order(BASIN.id, { kind: 'baseFee', wei: parseGwei('1.5').toString() })
    const second = await send(on, await signed({ value: 2n, maxFeePerGas: parseGwei('4'), maxPriorityFeePerGas: parseGwei('1') }))
    on.pass(10 * BLOCK)
    const shown = async (from: Bench) => {
      const client = clientOf(from)
      const receipt = await client.getTransactionReceipt({ hash: second })
      const gone = await client.getTransaction({ hash: stuck }).catch(() => null)
      return [
        receipt,
        gone,
        await client.getBalance({ address: owner.address }),
        await client.getBlock({ blockNumber: receipt.blockNumber }),
      ]
    }
    const before = await shown(on)
    on.practice.close()
    const again = evmSides(file)
    again.pass(11 * BLOCK)
    expect(await shown(again)).toEqual(before)
    rmSync(folder, { recursive: true, force: true })
  })
})
