// Op hooks: signed by themselves, carried inside the deposit byte for byte, and never signed where they could not run.
import { BaseAccount } from 'cosmjs-types/cosmos/auth/v1beta1/auth'
import { QueryAccountResponse } from 'cosmjs-types/cosmos/auth/v1beta1/query'
import { AuthInfo, TxBody, TxRaw } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import { verifyMessage } from 'viem'
import { describe, expect, test } from 'vitest'
import { bridgedDenom } from '../../../src/main/clients/chains/registry/assetBook.ts'
import { contractOf, PRACTICE_CHAINS } from '../../../src/practice/book/chains/chains.ts'
import { TIDEWATCH_WRAPPER } from '../../../src/practice/book/contracts.ts'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { isAccountQuery } from '../../support/bodies/nodeReplies.ts'
import { THIRD_PARTY } from '../../support/benches/evmBench.ts'
import { approve } from '../../support/benches/hands.ts'
import { practiceBench, SOURCE, type Intercept } from '../../support/benches/practiceBench.ts'

const ROLLUP = 'tidewatch-1'

function rollup() {
  const found = PRACTICE_CHAINS.find(({ id }) => id === ROLLUP)
  if (found === undefined) throw new Error('no such chain')
  return found
}

/** A bench, and a request for INIT on the EVM rollup, which wants a hook. */
async function hookBench() {
  const bench = await practiceBench()
  const toDenom = bench.bench.registry.assets.find(({ chainId, symbol }) => chainId === ROLLUP && symbol === 'INIT')?.denom ?? ''
  const change = { toChainId: ROLLUP, toDenom }
  const signed = async (view: Awaited<ReturnType<typeof bench.drive.build>>) => {
    const signing = bench.drive.sign(view)
    await approve(bench.practice.device)
    return await signing
  }
  return { ...bench, change, signed }
}

describe('an op hook', () => {
  test('is a document of its own, and travels inside the deposit as it was signed', async () => {
    const { practice, drive, change, signed, account } = await hookBench()
    const built = await drive.build(change)
    const hook = currentLeg(built.transfer)
    expect(hook).toMatchObject({ purpose: 'hook', chainId: ROLLUP, mode: 'eip191', fee: { amount: '0', gas: '1' } })
    expect(hook?.checks.every(({ verdict }) => verdict === 'match')).toBe(true)
    const authorised = await signed(built)
    expect(authorised.transfer).toMatchObject({ phase: 'authorised', signedHook: { signer: hook?.signer } })
    const view = await drive.step(authorised, 'build')
    expect(currentLeg(view.transfer)).toMatchObject({ purpose: 'transfer', chainId: SOURCE })
    const sent = await drive.step(await signed(view), 'send')
    const bytes = Buffer.from(currentLeg(sent.transfer)?.signedTx ?? '', 'base64')
    const [message] = TxBody.decode(TxRaw.decode(bytes).bodyBytes).messages
    const carried = Buffer.from(authorised.transfer.signedHook?.hook ?? '', 'base64')
    expect(Buffer.from(message?.value ?? []).includes(carried)).toBe(true)
    expect(practice.observed.broadcasts).toHaveLength(1)
    expect((await drive.settled(sent.transfer.id)).phase).toBe('completed')

    const raw = TxRaw.decode(carried)
    const { signerInfos, fee } = AuthInfo.decode(raw.authInfoBytes)
    expect(signerInfos[0]?.modeInfo?.single?.mode).toBe(191)
    expect(fee).toMatchObject({ amount: [], gasLimit: 1n })
    const address = `0x${account.address.hex.slice(2)}` as const
    const signature = Buffer.from(raw.signatures[0] ?? []).toString('hex')
    const verdicts = await Promise.all(
      ['1b', '1c'].map((v) => verifyMessage({ address, message: hook?.document ?? '', signature: `0x${signature}${v}` })),
    )
    expect(verdicts.filter(Boolean)).toHaveLength(1)
  })

  test('converts what arrives and nothing that was there before, and leaves no allowance', async () => {
    const { drive, change, signed, practice, account } = await hookBench()
    const bridged = bridgedDenom('15', 'uinit')
    const held = async (denom: string) => {
      const reply = await practice.fetch(`https://rest.${ROLLUP}.practice.invalid/cosmos/bank/v1beta1/balances/${account.address.bech32}`)
      const { balances } = (await reply.json()) as { balances: { denom: string; amount: string }[] }
      return BigInt(balances.find((coin) => coin.denom === denom)?.amount ?? '0')
    }
    const cross = async () => {
      const authorised = await signed(await drive.build(change))
      const sent = await drive.step(await signed(await drive.step(authorised, 'build')), 'send')
      return (await drive.settled(sent.transfer.id)).phase
    }
    practice.faults.nextTransfer('unconverted')
    expect(await cross()).toBe('unconverted')
    const [before, local] = [await held(bridged), await held(change.toDenom)]
    expect(before).toBe(1_500_000n)
    expect(await cross()).toBe('completed')
    expect([await held(bridged), (await held(change.toDenom)) - local]).toEqual([before, 1_500_000n * 10n ** 12n])
    const [owner, spender] = [account.address.hex, TIDEWATCH_WRAPPER].map((one) => one.slice(2).padStart(64, '0'))
    const params = [{ to: contractOf(rollup(), bridged), data: `0xdd62ed3e${owner}${spender}` }, 'latest']
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params })
    const reply = await practice.fetch(`https://json-rpc.${ROLLUP}.practice.invalid/`, { method: 'POST', body })
    expect(BigInt(((await reply.json()) as { result: string }).result)).toBe(0n)
  })

  test('that fails when the deposit arrives leaves the bridged form, and that is told', async () => {
    const { practice, drive, change, signed } = await hookBench()
    practice.faults.nextTransfer('unconverted')
    const authorised = await signed(await drive.build(change))
    const sent = await drive.step(await signed(await drive.step(authorised, 'build')), 'send')
    expect(await drive.settled(sent.transfer.id)).toMatchObject({
      phase: 'unconverted',
      release: { chainId: ROLLUP, denom: bridgedDenom('15', 'uinit'), amount: '1500000', isConfirmed: true },
    })
  })

  test('waits for the account on its chain: nothing is signed, the transfer stays, and the next try may succeed', async () => {
    const { drive, change, intercept, bench } = await hookBench()
    const created = await drive.create(change)
    intercept.now = async (url, body, pass) =>
      isAccountQuery(body) && url.includes(ROLLUP)
        ? Response.json({
            jsonrpc: '2.0',
            id: (JSON.parse(body) as { id: number }).id,
            result: { response: { code: 22, log: 'account not found: key not found', height: '9', value: null } },
          })
        : await pass()
    await expect(drive.step(created, 'build')).rejects.toMatchObject({ code: 'transfer.accountAwaited', retry: 'later' })
    expect((await bench.client['transfers.get']({ id: created.transfer.id })).transfer.phase).toBe('quoted')
    intercept.now = null
    expect(currentLeg((await drive.step(created, 'build')).transfer)?.purpose).toBe('hook')
  })

  test('is not signed while another transaction of its account is under way there, and is not spoiled by a later one', async () => {
    const { drive, change, signed, bench } = await hookBench()
    const fromDenom = bench.registry.assets.find(({ chainId, symbol }) => chainId === ROLLUP && symbol === 'USDC')?.denom ?? ''
    const away = { fromChainId: ROLLUP, fromDenom, toChainId: SOURCE, toDenom: 'uusdc', amount: '2000000' }
    const first = await signed(await drive.build(away))
    const created = await drive.create(change)
    await expect(drive.step(created, 'build')).rejects.toMatchObject({ code: 'chain.nonceGap', retry: 'later' })
    await bench.client['transfers.cancel']({ id: first.transfer.id, version: first.transfer.version })
    await signed(await drive.step(created, 'build'))
    const second = await drive.create(away)
    await expect(drive.step(second, 'build')).rejects.toMatchObject({
      code: 'chain.nonceGap',
      message: expect.stringContaining('convert') as string,
    })
  })

  test('that was written is not signed any more once another transaction of its account was', async () => {
    const { drive, change, signed, bench } = await hookBench()
    const fromDenom = bench.registry.assets.find(({ chainId, symbol }) => chainId === ROLLUP && symbol === 'USDC')?.denom ?? ''
    const hook = await drive.build(change)
    const other = await signed(
      await drive.build({ fromChainId: ROLLUP, fromDenom, toChainId: SOURCE, toDenom: 'uusdc', amount: '2000000' }),
    )
    await expect(drive.sign(hook)).rejects.toMatchObject({ code: 'chain.nonceGap', retry: 'later' })
    await bench.client['transfers.cancel']({ id: other.transfer.id, version: other.transfer.version })
    expect((await signed(hook)).transfer.phase).toBe('authorised')
  })

  test('is not held back by drafts, also of the same route; once it is signed, they are', async () => {
    const { drive, change, signed, bench, practice } = await hookBench()
    const fromDenom = bench.registry.assets.find(({ chainId, symbol }) => chainId === ROLLUP && symbol === 'USDC')?.denom ?? ''
    const away = await drive.build({ fromChainId: ROLLUP, fromDenom, toChainId: SOURCE, toDenom: 'uusdc', amount: '2000000' })
    const left = await drive.build({ ...change, amount: '1000000' })
    const hook = await drive.build(change)
    expect((await signed(hook)).transfer.phase).toBe('authorised')
    const asked = practice.observed.prompts.length
    for (const draft of [away, left]) await expect(drive.sign(draft)).rejects.toMatchObject({ code: 'chain.nonceGap' })
    expect(practice.observed.prompts).toHaveLength(asked)
  })

  test('and a transaction of its account that are signed at the same time: only the first of them is kept', async () => {
    const { drive, change, bench, practice } = await hookBench()
    const fromDenom = bench.registry.assets.find(({ chainId, symbol }) => chainId === ROLLUP && symbol === 'USDC')?.denom ?? ''
    const away = await drive.build({ fromChainId: ROLLUP, fromDenom, toChainId: SOURCE, toDenom: 'uusdc', amount: '2000000' })
    const hook = await drive.build(change)
    const both = Promise.allSettled([drive.sign(hook), drive.sign(away)])
    await approve(practice.device)
    await approve(practice.device)
    const ends = (await both).map((end) => (end.status === 'fulfilled' ? 'signed' : (end.reason as { code: string }).code))
    expect(ends.toSorted()).toEqual(['chain.nonceGap', 'signed'])
  })

  test('is not signed while an Ethereum transaction of its account is under way there, and is not spoiled by a later one', async () => {
    const { drive, change, signed, bench, practice } = await hookBench()
    practice.device.set('blindSigning', true)
    const denom = change.toDenom
    const pay = async () => {
      const ends = { fromChainId: ROLLUP, fromDenom: denom, toChainId: ROLLUP, toDenom: denom }
      const { id, gates } = await drive.quote({ ...ends, amount: '1000', recipient: THIRD_PARTY })
      return await bench.client['transfers.create']({ quoteId: id, accepted: gates.map(({ kind }) => kind) })
    }
    const first = await signed(await drive.step(await pay(), 'build'))
    expect(currentLeg(first.transfer)).toMatchObject({ mode: 'evm', chainId: ROLLUP })
    const created = await drive.create(change)
    await expect(drive.step(created, 'build')).rejects.toMatchObject({ code: 'chain.nonceGap', retry: 'later' })
    await bench.client['transfers.cancel']({ id: first.transfer.id, version: first.transfer.version })
    const hook = currentLeg((await signed(await drive.step(created, 'build'))).transfer)
    expect(hook).toMatchObject({ purpose: 'hook', sequence: currentLeg(first.transfer)?.sequence })
    await expect(drive.step(await pay(), 'build')).rejects.toMatchObject({
      code: 'chain.nonceGap',
      message: expect.stringContaining('convert') as string,
    })
  })

  test.for([
    ['its last block has passed', 'late'],
    ['its sequence is used', 'used'],
  ] as const)('that could not run any more since %s is signed anew before anything is sent with it', async ([, why]) => {
    const { drive, change, signed, clock, intercept, bench } = await hookBench()
    const authorised = await signed(await drive.build(change))
    const old = currentLeg(authorised.transfer)
    if (why === 'late') clock.skip(2 * 60 * 60_000)
    else intercept.now = useSequence
    const { id, version } = authorised.transfer
    const { quote } = await bench.client['transfers.requote']({ id, version })
    const renewed = await bench.client['transfers.accept']({ id, version, quoteId: quote.id })
    const again = await drive.step(renewed, 'build')
    expect(currentLeg(again.transfer)).toMatchObject({ purpose: 'hook', chainId: ROLLUP })
    expect(currentLeg(again.transfer)?.document).not.toBe(old?.document)
    const anew = await signed(again)
    expect(anew.transfer.signedHook?.hook).not.toBe(authorised.transfer.signedHook?.hook)
    expect(currentLeg((await drive.step(anew, 'build')).transfer)?.purpose).toBe('transfer')
  })

  test('that was signed keeps its waybill when the quote grows old: a newer quote is asked for', async () => {
    const { drive, change, signed, clock } = await hookBench()
    const authorised = await signed(await drive.build(change))
    clock.skip(60_000)
    await expect(drive.step(authorised, 'build')).rejects.toMatchObject({ code: 'transfer.requoteNeeded' })
  })
})

/** The account has sent something else on the hook's chain since. */
const useSequence: Intercept = async (url, body, pass) => {
  const reply = await pass()
  if (!isAccountQuery(body) || !url.includes(ROLLUP)) return reply
  const said = (await reply.json()) as { result: { response: { value: string } } }
  const { account } = QueryAccountResponse.decode(Buffer.from(said.result.response.value, 'base64'))
  const base = BaseAccount.decode(account?.value ?? new Uint8Array())
  const value = BaseAccount.encode({ ...base, sequence: base.sequence + 1n }).finish()
  const used = QueryAccountResponse.encode({ account: { typeUrl: account?.typeUrl ?? '', value } }).finish()
  said.result.response.value = Buffer.from(used).toString('base64')
  return Response.json(said)
}
