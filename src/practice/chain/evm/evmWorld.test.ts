// Runs transactions on the chain outside Initia, driven by viem, which is a different library than the one that reads the bytes here.
import { erc20Abi, keccak256, parseGwei, type Hex } from 'viem'
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
  tokenOf,
} from '../../../../test/support/benches/practiceEvm.ts'
import { BASIN } from '../../book/chains/plainEvm.ts'

const WBOAT = tokenOf('WBOAT')

describe('the chain outside Initia', () => {
  it('takes both kinds of transaction into the next block and charges what it says', async () => {
    const on = evmSides()
    const client = clientOf(on)
    const before = await client.getBalance({ address: owner.address })
    const hashes = [
      await send(on, await signed({ value: 5n })),
      await send(
        on,
        await owner.signTransaction({
          type: 'legacy',
          chainId: 7331,
          nonce: 1,
          gas: 21_000n,
          gasPrice: parseGwei('3'),
          to: THIRD_PARTY,
          value: 7n,
        }),
      ),
    ]
    expect(await client.getTransactionCount({ address: owner.address, blockTag: 'pending' })).toBe(2)
    expect(await client.getTransaction({ hash: hashes[1] as Hex })).toMatchObject({ blockNumber: null, type: 'legacy', value: 7n })
    await expect(client.getTransactionReceipt({ hash: hashes[0] as Hex })).rejects.toThrow('could not be found')
    on.pass(BLOCK)
    const receipts = await Promise.all(hashes.map((hash) => client.getTransactionReceipt({ hash })))
    expect(receipts.map(({ status, gasUsed }) => [status, gasUsed])).toEqual([
      ['success', 21_000n],
      ['success', 21_000n],
    ])
    expect(receipts.map(({ effectiveGasPrice }) => effectiveGasPrice)).toEqual([BASIN.baseFee + BASIN.tip, parseGwei('3')])
    const fees = receipts.reduce((sum, { gasUsed, effectiveGasPrice }) => sum + gasUsed * effectiveGasPrice, 0n)
    expect(await client.getBalance({ address: owner.address })).toBe(before - fees - 12n)
    expect(await client.getBalance({ address: THIRD_PARTY })).toBe(12n)
    expect(await client.getTransactionCount({ address: owner.address })).toBe(2)
    expect(await client.getTransaction({ hash: hashes[0] as Hex })).toMatchObject({
      blockNumber: receipts[0]?.blockNumber,
      from: owner.address.toLowerCase(),
    })
  })

  it('moves tokens, and reverts with a reason while the fee is gone', async () => {
    const on = evmSides()
    const client = clientOf(on)
    const good = await send(on, await signed({ to: USDC, data: call('transfer', THIRD_PARTY, 690_000n) }))
    const bad = await send(on, await signed({ nonce: 1, to: USDC, data: call('transfer', THIRD_PARTY, 10n ** 12n) }))
    on.pass(BLOCK)
    expect((await client.getTransactionReceipt({ hash: good })).logs).toHaveLength(1)
    expect((await client.getTransactionReceipt({ hash: bad })).status).toBe('reverted')
    expect([await held(on, USDC, THIRD_PARTY), await held(on, USDC, owner.address)]).toEqual([690_000n, 420_000_000n])
    const reverting = {
      account: owner.address,
      address: USDC,
      abi: erc20Abi,
      functionName: 'transfer',
      args: [THIRD_PARTY, 10n ** 12n],
    } as const
    await expect(client.simulateContract(reverting)).rejects.toThrow('ERC20: transfer amount exceeds balance')
    await expect(client.estimateContractGas(reverting)).rejects.toThrow('ERC20: transfer amount exceeds balance')
    const gas = await client.estimateContractGas({ ...reverting, args: [THIRD_PARTY, 690_000n] })
    expect(gas).toBe((await client.getTransactionReceipt({ hash: good })).gasUsed)
  })

  it('lets a strict token change an allowance only by way of zero', async () => {
    const on = evmSides()
    const nonces = [0, 1, 2, 3]
    const amounts = [5n, 6n, 0n, 6n]
    const hashes: Hex[] = []
    for (const nonce of nonces)
      hashes.push(await send(on, await signed({ nonce, to: WBOAT, data: call('approve', THIRD_PARTY, amounts[nonce] ?? 0n) })))
    on.pass(BLOCK)
    const receipts = await Promise.all(hashes.map((hash) => clientOf(on).getTransactionReceipt({ hash })))
    expect(receipts.map(({ status }) => status)).toEqual(['success', 'reverted', 'success', 'success'])
    expect(await allowed(on, WBOAT, THIRD_PARTY)).toBe(6n)
  })

  it.each([
    ['another chain', { chainId: 1 }, 'invalid chain id'],
    ['too little gas', { gas: 20_999n }, 'intrinsic gas too low'],
    ['too much value', { value: 10n ** 19n }, 'insufficient funds'],
    ['a new contract', { to: null }, 'contract creation'],
  ])('refuses %s', async (_, change, words) => {
    await expect(send(evmSides(), await signed(change))).rejects.toThrow(words)
  })

  it('keeps the rules of numbers: known, too low, waiting behind a gap, replaced for a tenth more', async () => {
    const on = evmSides()
    const client = clientOf(on)
    const first = await signed({ value: 1n })
    await send(on, first)
    await expect(send(on, first)).rejects.toThrow('already known')
    expect(on.practice.observed.accepted[BASIN.id]).toEqual([keccak256(first)])
    expect(on.practice.observed.broadcasts.map(({ code }) => code)).toEqual([0, -32_000])
    await expect(send(on, await signed({ value: 2n, maxFeePerGas: parseGwei('2.1') }))).rejects.toThrow(
      'replacement transaction underpriced',
    )
    const third = await send(on, await signed({ nonce: 2, value: 4n }))
    const better = await send(on, await signed({ value: 8n, maxFeePerGas: parseGwei('2.2'), maxPriorityFeePerGas: parseGwei('0.11') }))
    on.pass(BLOCK)
    expect((await client.getTransactionReceipt({ hash: better })).status).toBe('success')
    expect(await client.getTransaction({ hash: third })).toMatchObject({ blockNumber: null })
    await expect(send(on, first)).rejects.toThrow(/nonce too low|lower than/)
    await send(on, await signed({ nonce: 1, value: 16n }))
    on.pass(BLOCK)
    expect(await client.getBalance({ address: THIRD_PARTY })).toBe(28n)
  })

  it('leaves what offers too little until the price falls', async () => {
    const on = evmSides()
    on.practice.faults.evm.order(BASIN.id, { kind: 'baseFee', wei: parseGwei('50').toString() })
    on.pass(BLOCK)
    expect((await clientOf(on).getBlock()).baseFeePerGas).toBe(parseGwei('50'))
    const hash = await send(on, await signed({ value: 1n }))
    on.pass(10 * BLOCK)
    expect(await clientOf(on).getTransaction({ hash })).toMatchObject({ blockNumber: null })
    on.practice.faults.evm.order(BASIN.id, { kind: 'baseFee', wei: '7' })
    on.pass(BLOCK)
    expect((await clientOf(on).getTransactionReceipt({ hash })).status).toBe('success')
  })

  it('can leave a transaction stuck, drop it, revert it, and take the replaced one after all', async () => {
    const on = evmSides()
    const { evm } = on.practice.faults
    evm.setNextEvmOutcome('stuck')
    const stuck = await send(on, await signed({ value: 1n }))
    on.pass(BLOCK)
    const better = await send(on, await signed({ value: 2n, maxFeePerGas: parseGwei('4'), maxPriorityFeePerGas: parseGwei('1') }))
    evm.order(BASIN.id, { kind: 'include', hash: stuck })
    evm.setNextEvmOutcome('reverted')
    const reverted = await send(on, await signed({ nonce: 1, value: 4n }))
    evm.setNextEvmOutcome('dropped')
    const dropped = await send(on, await signed({ nonce: 2, value: 8n }))
    on.pass(BLOCK)
    const client = clientOf(on)
    expect((await client.getTransactionReceipt({ hash: stuck })).status).toBe('success')
    await expect(client.getTransaction({ hash: better })).rejects.toThrow('could not be found')
    expect((await client.getTransactionReceipt({ hash: reverted })).status).toBe('reverted')
    await expect(client.getTransaction({ hash: dropped })).rejects.toThrow('could not be found')
    expect(await client.getBalance({ address: THIRD_PARTY })).toBe(1n)
  })

  it('can be a chain without a fee market, and a node of another chain', async () => {
    const on = evmSides()
    const script = on.practice.faults.evm.script(BASIN.id)
    script.isLegacy = true
    expect((await clientOf(on).getBlock()).baseFeePerGas).toBeNull()
    await expect(send(on, await signed())).rejects.toThrow('transaction type not supported')
    script.chainIdShown = 1
    expect(await clientOf(on).getChainId()).toBe(1)
  })

  it('tells the prices of some blocks', async () => {
    const fees = await clientOf(evmSides()).getFeeHistory({ blockCount: 4, rewardPercentiles: [50] })
    expect(fees.baseFeePerGas).toEqual(Array.from({ length: 5 }, () => BASIN.baseFee))
    expect(fees.reward).toEqual(Array.from({ length: 4 }, () => [BASIN.tip]))
  })
})
