// Names of the user: read with their ends from the L1, extended on the Ledger, rejected on it, refused by the chain; prices that change.
import { expect, test } from 'vitest'
import type { Action } from '../../../src/shared/contract/transfer/action.ts'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { NAME_YEAR_SECONDS, usernamesModule } from '../../../src/shared/domain/username.ts'
import { approve, reject } from '../../support/benches/hands.ts'
import { OWN, practiceBench, SOURCE } from '../../support/benches/practiceBench.ts'

type Rig = Awaited<ReturnType<typeof practiceBench>>

const VIEW = '/initia/move/v1/view/json'
const NAME = 'skipper.init'
const YEAR_MS = NAME_YEAR_SECONDS * 1000
const DAY_MS = 86_400_000

async function namesOf({ bench, account }: Rig) {
  const { chains, missing } = await bench.client['names.own']({ accountId: account.id })
  expect(missing).toEqual([])
  const [chain] = chains
  if (chain === undefined) throw new Error('no chain with names')
  return chain
}

const termsOf = ({ bench, account }: Rig, name = NAME) => bench.client['names.terms']({ accountId: account.id, chainId: SOURCE, name })

const extension = (years: number, change: Partial<Extract<Action, { type: 'extendName' }>> = {}): Action => ({
  type: 'extendName',
  name: NAME,
  years,
  denom: 'uinit',
  amount: String(years * 5_000_000),
  ...change,
})

const offer = ({ bench, account }: Rig, action: Action) => bench.client['actions.offer']({ accountId: account.id, chainId: SOURCE, action })

async function build(rig: Rig, action: Action) {
  const { id } = await offer(rig, action)
  return await rig.drive.step(await rig.bench.client['transfers.create']({ quoteId: id }), 'build')
}

async function extend(rig: Rig, years: number) {
  const signing = rig.drive.sign(await build(rig, extension(years)))
  await approve(rig.practice.device)
  const sent = await rig.drive.step(await signing, 'send')
  return await rig.drive.settled(sent.transfer.id)
}

/** Answers the views of one function in place of the node. */
function answer({ intercept }: Rig, view: string, value: unknown): void {
  intercept.now = async (url, body, pass) =>
    url.endsWith(VIEW) && body.includes(`"${view}"`) ? Response.json({ data: JSON.stringify(value) }) : await pass()
}

test('the names of an account are read with their ends, and extended in one signature that names no price', async () => {
  const rig = await practiceBench()
  const before = await namesOf(rig)
  expect(before).toMatchObject({ chainId: SOURCE, graceMs: 30 * DAY_MS, names: [{ name: NAME }] })
  const endsAt = before.names[0]?.endsAt ?? 0
  expect(endsAt).toBeGreaterThan(Date.now())
  const { terms, asset, free } = await termsOf(rig)
  expect(asset).toMatchObject({ symbol: 'INIT', denom: 'uinit' })
  expect(terms).toMatchObject([1, 2, 3, 4, 5].map((years) => ({ years, amount: String(years * 5_000_000), hindrance: null })))
  const done = await extend(rig, 2)
  const until = endsAt + 2 * YEAR_MS
  expect(done).toMatchObject({
    phase: 'completed',
    quote: { task: 'act', action: extension(2), about: [{ amount: '10000000' }], nameTerm: { endsAt, until } },
  })
  const leg = currentLeg(done)
  expect(leg?.checks.map(({ subject, found }) => `${subject} ${found}`)).toEqual([
    `chain ${SOURCE}`,
    `signer ${OWN}`,
    'message /initia.move.v1.MsgExecute',
    `sender ${OWN}`,
    `contract ${usernamesModule(SOURCE)}`,
    'function usernames::extend_expiration',
    `name ${NAME}`,
    `duration ${2 * NAME_YEAR_SECONDS}`,
  ])
  expect(leg?.document).toContain('"args":["B3NraXBwZXI=","wA/DAwAAAAA="]')
  expect((await namesOf(rig)).names).toEqual([{ name: NAME, endsAt: until }])
  const after = await termsOf(rig)
  expect(BigInt(free) - BigInt(after.free)).toBe(10_000_000n + BigInt(leg?.fee.amount ?? '0'))
})

test('what the Ledger rejects is not sent, and the name keeps its end', async () => {
  const rig = await practiceBench()
  const before = await namesOf(rig)
  const built = await build(rig, extension(1))
  const [{ transfer }] = await Promise.all([rig.drive.sign(built), reject(rig.practice.device)])
  expect(transfer).toMatchObject({ phase: 'built', legs: [{ purpose: 'act', hash: null, refusal: { code: 'device.rejected' } }] })
  expect(rig.practice.observed.broadcasts).toEqual([])
  expect(await namesOf(rig)).toEqual(before)
})

test('more than ten years ahead is hindered by the terms, and refused by the chain before anything is signed', async () => {
  const rig = await practiceBench()
  await extend(rig, 5)
  expect((await termsOf(rig)).terms.map(({ hindrance }) => hindrance)).toEqual([null, null, null, null, 'tooFar'])
  const prompts = rig.practice.observed.prompts.length
  const refused = { code: 'chain.refused', message: expect.stringContaining('::usernames, code=65539') as string }
  await expect(build(rig, extension(5))).rejects.toMatchObject(refused)
  expect(rig.practice.observed.prompts.length).toBe(prompts)
})

test('a price beyond 2 % above the one shown is refused: when it is offered, and once more when the document is written', async () => {
  const rig = await practiceBench()
  for (const other of [{ amount: '4901960' }, { denom: 'uusdc' }]) {
    await expect(offer(rig, extension(1, other))).rejects.toMatchObject({ code: 'name.changed' })
  }
  const { id } = await offer(rig, extension(1))
  const created = await rig.bench.client['transfers.create']({ quoteId: id })
  answer(rig, 'get_init_cost', '5100001')
  await expect(rig.drive.step(created, 'build')).rejects.toMatchObject({ code: 'name.changed' })
  expect(rig.practice.observed.prompts.filter(({ kind }) => kind === 'message')).toEqual([])
  answer(rig, 'get_init_cost', '5100000')
  expect((await rig.drive.step(created, 'build')).transfer.phase).toBe('built')
})

test('a price that is lower, or a little higher, is offered as it is now', async () => {
  const rig = await practiceBench()
  for (const price of ['4000000', '5050000']) {
    answer(rig, 'get_init_cost', price)
    const quote = { about: [{ amount: price }], action: { amount: price } }
    expect(await offer(rig, extension(1))).toMatchObject(quote)
  }
})

test('a name of another account is not offered; one that is lost or extended meanwhile is not written', async () => {
  const rig = await practiceBench()
  const created = await rig.bench.client['transfers.create']({ quoteId: (await offer(rig, extension(1))).id })
  answer(rig, 'owner', `0x${'ab'.repeat(20)}`)
  const lost = { code: 'name.changed', message: `${NAME} doesn’t belong to this account.` }
  await expect(termsOf(rig)).rejects.toMatchObject(lost)
  await expect(offer(rig, extension(1))).rejects.toMatchObject(lost)
  await expect(rig.drive.step(created, 'build')).rejects.toMatchObject(lost)
  answer(rig, 'get_metadata', { expiration_date: String(Math.floor(Date.now() / 1000) + 86_400), name: `${NAME}.1734718000` })
  const extended = { code: 'name.changed', message: `${NAME} was extended in the meantime.` }
  await expect(rig.drive.step(created, 'build')).rejects.toMatchObject(extended)
})

test('a price beyond the balance is refused before anything is signed', async () => {
  const rig = await practiceBench()
  const much = '900000000000000'
  answer(rig, 'get_init_cost', much)
  await expect(build(rig, extension(1, { amount: much }))).rejects.toMatchObject({ code: 'chain.insufficientFunds' })
})

test('a name in its grace period is extended from now; one beyond it is not', async () => {
  const rig = await practiceBench()
  const ended = (days: number) => {
    answer(rig, 'get_metadata', { expiration_date: String(Math.floor((Date.now() - days * DAY_MS) / 1000)), name: `${NAME}.1734718000` })
  }
  ended(5)
  const { endsAt, terms } = await termsOf(rig)
  expect(endsAt).toBeLessThan(Date.now() - 4 * DAY_MS)
  expect(terms[0]?.until).toBeGreaterThan(Date.now() + YEAR_MS - DAY_MS)
  ended(31)
  await expect(termsOf(rig)).rejects.toMatchObject({ code: 'name.ended' })
  await expect(offer(rig, extension(1))).rejects.toMatchObject({ code: 'name.ended' })
})

test('a name that an NFT claims is shown only where the module says that the account owns it', async () => {
  const tokens = ['maren.init.1734718000', 'nobody.init.1', 'Skipper.init.1', '<b>.init.1', 'x', `${NAME}.1734718000`]
  const rig = await practiceBench({ heldTokens: () => tokens.map((tokenId) => ({ chainId: SOURCE, collection: '0x1', tokenId })) })
  answer(rig, 'get_name_from_address', null)
  expect((await namesOf(rig)).names.map(({ name }) => name)).toEqual([NAME])
  answer(rig, 'owner', `0x${'ab'.repeat(20)}`)
  expect((await namesOf(rig)).names).toEqual([])
})

test('names of an airdrop do not hide those of another collection, and what is left out is counted', async () => {
  const airdrop = Array.from({ length: 60 }, (_, index) => ({ chainId: SOURCE, collection: '0x1', tokenId: `a-gift-${index}.init.1` }))
  const rig = await practiceBench({
    heldTokens: () => [...airdrop, { chainId: SOURCE, collection: '0x2', tokenId: `${NAME}.1734718000` }],
  })
  answer(rig, 'get_name_from_address', null)
  expect(await namesOf(rig)).toMatchObject({ names: [{ name: NAME }], unread: [], leftOut: 11 })
})

test('a name that the node cannot tell about is named, and the others are shown', async () => {
  const rig = await practiceBench({ heldTokens: () => [{ chainId: SOURCE, collection: '0x1', tokenId: 'maren.init.1734718000' }] })
  rig.intercept.now = async (url, body, pass) =>
    url.endsWith(VIEW) && body.includes('get_valid_token') && body.includes('maren') ? Response.json({ data: '{"vec":[]}' }) : await pass()
  expect(await namesOf(rig)).toMatchObject({ names: [{ name: NAME }], unread: ['maren.init'], leftOut: 0 })
})

test('hostile answers name the node; where it cannot be asked, the chain is missing', async () => {
  const rig = await practiceBench()
  const { bench, account, intercept } = rig
  const own = () => bench.client['names.own']({ accountId: account.id })
  const hostile: readonly (readonly [string, unknown])[] = [
    ['get_metadata', { expiration_date: '-1', name: NAME }],
    ['get_metadata', { expiration_date: '99999999999999999999', name: NAME }],
    ['get_metadata', { expiration_date: '253402300800', name: NAME }],
    ['get_config', { min_duration: '31557600', grace_period: '315576001' }],
    ['get_metadata', { expiration_date: '1800000000', name: 'maren.init.1734718000' }],
    ['get_valid_token', { vec: [] }],
    ['owner', 'init1x'],
    ['get_config', null],
  ]
  for (const [view, value] of hostile) {
    answer(rig, view, value)
    expect(await own(), view).toMatchObject({ chains: [], missing: [{ chainId: SOURCE, error: { code: 'chain.badReply' } }] })
  }
  intercept.now = () => Promise.reject(new TypeError('fetch failed'))
  expect(await own()).toMatchObject({ chains: [], missing: [{ chainId: SOURCE, error: { code: 'network.unreachable' } }] })
  await expect(termsOf(rig)).rejects.toMatchObject({ code: 'network.unreachable' })
  await expect(offer(rig, extension(1))).rejects.toMatchObject({ code: 'network.unreachable' })
})

test('an address that is only watched has its names shown, and an extension that it cannot sign', async () => {
  const { bench, account } = await practiceBench()
  await bench.client['accounts.remove']({ id: account.id })
  const watched = await bench.client['accounts.watch']({ address: OWN, label: 'Watched' })
  const { chains } = await bench.client['names.own']({ accountId: watched.id })
  expect(chains).toMatchObject([{ names: [{ name: NAME }] }])
  const quote = await bench.client['actions.offer']({ accountId: watched.id, chainId: SOURCE, action: extension(1) })
  expect(quote).toMatchObject({ obstacle: 'watchOnly' })
})

test('only the L1 has the module, and what is no name or no term is not offered', async () => {
  const { bench, account } = await practiceBench()
  const on = (chainId: string, action: Action) => bench.client['actions.offer']({ accountId: account.id, chainId, action })
  await expect(on('lantern-1', extension(1))).rejects.toMatchObject({ code: 'chain.unknown' })
  for (const wrong of [{ name: 'skipper' }, { name: 'Skipper.init' }, { name: '-a.init' }, { years: 0 }, { years: 6 }, { years: 1.5 }]) {
    await expect(on(SOURCE, extension(1, wrong)), JSON.stringify(wrong)).rejects.toMatchObject({ code: 'input.invalid' })
  }
})
