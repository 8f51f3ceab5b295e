// Every kind of own action by an account that is not the first of the Ledger: its key signs, and the first account stays as it was.
import { mnemonicToAccount } from 'viem/accounts'
import { expect, onTestFinished, test } from 'vitest'
import type { WriteBook } from '../../../src/practice/book/genesis/genesis.ts'
import type { Book, ChainState } from '../../../src/practice/book/state.ts'
import { PRACTICE_MNEMONIC } from '../../../src/practice/keys/mnemonic.ts'
import type { Client } from '../../../src/shared/contract/methods.ts'
import type { Transfer } from '../../../src/shared/contract/transfer/transfer.ts'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import type { HidHandle, HidModule } from '../../../src/wire/world.ts'
import { ACTIONS, type Begin } from '../../support/beginnings.ts'
import { createBookShelf } from '../../support/benches/bookShelf.ts'
import { approve } from '../../support/benches/hands.ts'
import { practiceBench, SOURCE, temporaryFolder } from '../../support/benches/practiceBench.ts'
import { copiedTxs, practiceCore } from '../../support/benches/practiceCore.ts'

type Rig = Awaited<ReturnType<typeof practiceBench>>

/** Does one as far as its end. */
async function act({ bench, drive, practice }: Rig, create: Begin, accountId: string): Promise<Transfer> {
  const built = await drive.step(await create(bench.client as Client, { practice }, accountId), 'build')
  const [view] = await Promise.all([drive.sign(built), approve(practice.device)])
  await drive.step(view, 'send')
  return await drive.settled(view.transfer.id)
}

/** Returns the sequence of an account on the L1, whatever its type: the second one is vesting. */
async function sequenceOf({ practice }: Rig, address = ''): Promise<number> {
  const reply = await practice.fetch(`https://rest.${SOURCE}.practice.invalid/cosmos/auth/v1beta1/accounts/${address}`)
  return Number(/"sequence":"(\d+)"/.exec(await reply.text())?.[1])
}

/** Writes the history for the keys in another order, so that the second one has stakes, locks, a name, rewards and permissions. */
const shelf = createBookShelf()
const exchanged: WriteBook = (seed, [first, second, ...others], benefactor) =>
  first === undefined || second === undefined ? expect.fail('no two keys') : shelf(seed, [second, first, ...others], benefactor)

/** Everything that the L1 keeps of an account. */
function keptOf({ accounts, balances, staking, votes, gaugeVotes, vip, grants, txs }: ChainState, address: string) {
  const names = (value: object) => JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? `${one}` : one)).includes(address)
  return structuredClone({
    account: accounts.get(address),
    balances: balances.get(address),
    stakes: staking.stakes.get(address),
    locks: staking.locks.get(address),
    unbondings: [...staking.unbondings, ...staking.redelegations].filter(({ delegator }) => delegator === address),
    votes: [votes, gaugeVotes].flatMap((all) => [...all.values()].filter((cast) => cast.has(address))),
    vip: [...vip.stores].filter(([key]) => key.endsWith(address)),
    grants: [...grants.messages, ...grants.fees].filter(names),
    txs: txs.filter((tx) => tx.accounts.has(address)).map(({ hash }) => hash),
  })
}

/** Notes each path of the Ethereum app in the reports to the device: five numbers, in the first report of a command. */
function notesPaths(hid: HidModule, paths: string[]): HidModule {
  const note = (report: readonly number[] | Uint8Array) => {
    const [, index] = /8000002c8000003c8000000000000000([0-9a-f]{8})/.exec(Buffer.from(report).toString('hex')) ?? []
    if (index !== undefined) paths.push(`44'/60'/0'/0/${Number.parseInt(index, 16)}`)
  }
  const open = async (path: string): Promise<HidHandle> => {
    const handle = await hid.open(path)
    const { write } = handle
    return Object.assign(handle, {
      write: (report: number[]) => {
        note(report)
        return write.call(handle, report)
      },
    })
  }
  return { ...hid, open }
}

/** Answers that the name is the account's, in place of the module, whose names have the same owners in every written history. */
function ownsName({ intercept }: Rig, hex: string): void {
  intercept.now = async (url, body, pass) => {
    if (!url.endsWith('/initia/move/v1/view/json')) return await pass()
    if (body.includes('"get_name_from_address"')) return Response.json({ data: JSON.stringify('skipper') })
    return body.includes('"owner"') ? Response.json({ data: JSON.stringify(hex) }) : await pass()
  }
}

/** Returns the hashes of an account's history on the L1 in a copy that the app makes of it. */
async function copied({ practice }: Rig, address: string): Promise<string[]> {
  const core = await practiceCore(temporaryFolder(), practice)
  onTestFinished(() => core.close())
  const { id } = await core.call('accounts.watch', { address, label: 'Copied' })
  await core.sync(address)
  return (await copiedTxs(core, { chainId: SOURCE, accountId: id })).map(({ hash }) => hash)
}

test.for(Object.entries(ACTIONS))(
  '%s of the second account of the Ledger is signed under its path, and is in its history alone',
  async ([, create]) => {
    let book: Book = new Map()
    const paths: string[] = []
    const rig = await practiceBench({
      writeBook: (...keys) => (book = exchanged(...keys)),
      throughHid: (hid) => notesPaths(hid, paths),
    })
    const state = book.get(SOURCE) ?? expect.fail('no L1')
    const [first = '', other = ''] = rig.practice.accounts.map(({ bech32 }) => bech32)
    const second = await rig.bench.client['accounts.addFromDevice']({ path: "44'/60'/0'/0/1", label: 'Flex 2' })
    expect(second.address).toMatchObject({ bech32: other, hex: mnemonicToAccount(PRACTICE_MNEMONIC, { addressIndex: 1 }).address })
    ownsName(rig, second.address.hex)
    const [untouched, before] = [keptOf(state, first), keptOf(state, other)]
    paths.length = 0
    const done = await act(rig, create, second.id)
    expect(done).toMatchObject({ phase: 'completed', quote: { request: { accountId: second.id } } })
    // The chain took the signature, and this is the one path that was asked for.
    expect(new Set(paths)).toEqual(new Set(["44'/60'/0'/0/1"]))
    const leg = currentLeg(done)
    expect(leg?.document).toContain(other)
    expect(leg?.document).not.toContain(first)
    expect(keptOf(state, first)).toEqual(untouched)
    const after = keptOf(state, other)
    expect(after.account?.sequence).toBe((before.account?.sequence ?? 0n) + 1n)
    expect(after).not.toEqual({ ...before, account: after.account, txs: after.txs })
    expect(after.txs.filter((hash) => !before.txs.includes(hash))).toEqual([leg?.hash])
    expect(await copied(rig, other)).toContain(leg?.hash)
    expect(await copied(rig, first)).not.toContain(leg?.hash)
  },
)

test('a stake and votes of a key with another index, which had nothing before, leave the first account alone', async () => {
  const rig = await practiceBench()
  const [first, other] = rig.practice.accounts.map(({ bech32 }) => bech32)
  rig.practice.pay(SOURCE, other ?? '', { denom: 'uinit', amount: '50000000' })
  rig.clock.skip(10_000)
  const second = await rig.bench.client['accounts.addFromDevice']({ path: "44'/60'/0'/0/1", label: 'Flex 2' })
  const before = await sequenceOf(rig, first)
  const { claimRewards, delegate, undelegate, redelegate, cancelUnbonding, vote, voteWeighted, voteGauges } = ACTIONS
  for (const create of [firstStake, delegate, undelegate, cancelUnbonding, claimRewards, redelegate, vote, voteWeighted, voteGauges]) {
    const done = await act(rig, create, second.id)
    expect(done.phase, done.reason ?? '').toBe('completed')
    expect(currentLeg(done)?.document).toContain(other)
    rig.clock.skip(3_600_000)
  }
  expect(await sequenceOf(rig, first)).toBe(before)
  expect(await sequenceOf(rig, other)).toBe(9)
})

/** Stakes with the first validator, where there is no stake yet. */
const firstStake: Begin = async (client, _, accountId) => {
  const [chain] = (await client['staking.list']({ accountId })).chains
  const validator = chain?.validators.find(({ state }) => state === 'active')?.address ?? ''
  const action = { type: 'delegate', validator, denom: 'uinit', amount: '9000000' } as const
  const { id } = await client['actions.offer']({ accountId, chainId: SOURCE, action })
  return await client['transfers.create']({ quoteId: id })
}
