// Compares with Initia's own decoder: each of its actions has a kind here, with the same amounts, parties and balance changes.
import { readFileSync } from 'node:fs'
import { fromBech32 } from '@cosmjs/encoding'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { peerActions, recordOf, registry, viewOf, type Recorded, type Said } from '../../../test/support/bodies/peerActions.ts'
import { ActivityKind } from '../../shared/contract/history/activityMeaning.ts'
import { readMovements } from './activity/movements.ts'
import { createNetworkMap } from './networkMap.ts'
import { createTxDecoder } from './txDecoder.ts'
import type { ReadMessage } from './readMessages.ts'
import { tokenKey } from './cosmos/tokens.ts'
import { english } from '../../renderer/words/en/english.ts'

const txDecoder = createTxDecoder(registry)
const network = createNetworkMap(registry)

/** The table of docs/actions.md: kind and sentence by action. */
const TABLE = new Map(
  [...readFileSync(new URL('../../../docs/actions.md', import.meta.url), 'utf8').matchAll(/^\| (\w+) \| (.+?) \| (.+?) \|$/gm)].map(
    ([, action = '', kind = '', sentence = '']) => [action, { kind, sentence }] as const,
  ),
)

const BARE: readonly string[] = ['other', 'moveCall', 'evmCall', 'wasmCall']
const named = peerActions.flatMap((recorded) =>
  recorded.said
    .filter(({ action }) => action !== 'not_supported')
    .map((said) => ({ name: `${said.action} ${recorded.hash.slice(0, 8)}`, recorded, said })),
)

function readingsOf(recorded: Recorded): ReadMessage[] {
  return txDecoder.explain(viewOf(recorded.chain, recorded.me), recordOf(recorded))
}

describe.each(named)('$name', ({ recorded, said }) => {
  const reading = readingsOf(recorded).find(({ index, depth }) => index === said.message && depth === 0)

  test('has the kind that the table says', () => {
    const kind = reading?.read?.kind ?? 'other'
    expect(BARE).not.toContain(kind)
    if (said.action !== 'authz_exec')
      expect([kind]).toEqual([said.data['to'] === said.data['from'] && kind === 'self' ? 'self' : TABLE.get(said.action)?.kind])
  })

  test('tells the amounts, parties and times that the peer tells', () => {
    const about = [...(reading?.read?.about ?? []), ...(reading?.movements ?? [])].map(({ amount }) => amount.replace('-', ''))
    for (const amount of amountsIn(said)) expect(about).toContain(amount)
    const { read } = reading ?? {}
    const parties = [read?.counterparty ?? '', ...(read?.facts ?? []).map(({ value }) => value)].map(bytesOf)
    const own = bytesOf(recorded.me)
    for (const party of partiesIn(said)) if (bytesOf(party) !== own) expect(parties).toContain(bytesOf(party))
    const values = (read?.facts ?? []).map(({ value }) => value)
    for (const time of timesIn(said)) expect(values).toContain(new Date(Number(time) * 1000).toISOString())
    for (const name of ['name', 'domainName']) if (typeof said.data[name] === 'string') expect(values).toContain(`${said.data[name]}.init`)
  })
})

test.each(peerActions.filter(({ changes }) => (changes ?? null) !== null))('balances change as the peer says: $hash', (recorded) => {
  const record = recordOf(recorded)
  for (const [address, changes] of Object.entries(recorded.changes ?? {})) {
    if (!isAccount(address) || PASSING.has(address)) continue
    const { movements } = readMovements(record, viewOf(recorded.chain, address), network)
    const expected = Object.entries(changes).filter(([, amount]) => amount !== '0')
    expect([address, sorted(movements.map(({ denom, amount }) => [denom, amount]))]).toEqual([address, sorted(expected)])
  }
})

test('the table has a sentence of the catalogue for every action, each is read from a transaction, and none is a bare call', () => {
  for (const [action, { kind, sentence }] of TABLE) {
    const known = ActivityKind.safeParse(kind).data
    if (action !== 'authz_exec' && action !== 'action')
      expect([action, known === undefined ? [] : english.templates[known].done]).toEqual([action, expect.arrayContaining([sentence])])
  }
  const rows = [...TABLE.keys()].filter((action) => action !== 'action')
  expect([...new Set(named.map(({ said }) => said.action))].toSorted()).toEqual(rows.toSorted())
  expect([...TABLE.values()].filter(({ kind }) => BARE.includes(kind))).toEqual([])
})

const Coins = z.array(z.object({ amount: z.string() }))
const Texts = z.array(z.string())

type Pair = readonly [denom: string, amount: string]

/** Contracts of bridged coins, which the peer calls by their contracts and the bank by the bridge's name for them. */
const BANK_NAMES: ReadonlyMap<string, string> = new Map([
  ['evm/41Dda9c5f6937146Ae4b4A6f99f37F75d5420AeB', 'l2/8f73cfaf153520f511b4fc0bd71d60d64b4e19eff04a350e642718a3c1ab3b06'],
])

/** The account of opchild: what it mints passes through, and the peer counts the half of it. */
const PASSING = new Set(['init1gz9n8jnu9fgqw7vem9ud67gqjk5q4m2w0aejne'])

function sorted(pairs: readonly Pair[]): Pair[] {
  return pairs
    .map(([denom, amount]) => [BANK_NAMES.get(denom) ?? denom.replace(/^cw20:/, '').replace(/^move\/0+/, 'move/'), amount] as const)
    .toSorted(([left], [right]) => left.localeCompare(right))
}

/** Every amount that the peer states of a message, apart from shares that only the module counts. */
function amountsIn({ action, data }: Said): string[] {
  // A receipt is compared by balance changes, since hooks forward it in another form. A transfer to oneself moves nothing.
  if (action === 'ibc_ft_receive' || (action === 'eth_transfer' && data['to'] === data['from'])) return []
  const names = ['amount', 'amountA', 'amountB', 'amount0', 'amount1', 'amountIn', 'amountOut', 'amountDeposited', 'mergedLiquidity']
  const received = action === 'withdraw_minitswap' ? ['amountWithdrawn'] : ['amountReceived']
  const own = [...names, ...received].map((name) => data[name])
  const listed = [data['coins'], data['claimedRewards'], data['rewards']].flatMap((list) => Coins.safeParse(list).data ?? [])
  const many = Texts.safeParse(data['coinAmounts']).data ?? []
  return [...own, ...many, ...listed.map(({ amount }) => amount)].filter(
    (amount): amount is string => typeof amount === 'string' && amount !== '0',
  )
}

function partiesIn({ data }: Said): string[] {
  const names = [
    'validatorAddress',
    'validatorDstAddress',
    'validatorSrcAddress',
    'to',
    'receiver',
    'spender',
    'granter',
    'grantee',
    'contract',
    'tokenObj',
  ]
  return names.map((name) => data[name]).filter((value): value is string => typeof value === 'string')
}

function timesIn({ data }: Said): string[] {
  return ['releaseTimestamp', 'newReleaseTimestamp', 'expirationDate']
    .map((name) => data[name])
    .filter((value): value is string => typeof value === 'string')
}

/** Accounts have 20 bytes; modules and objects have 32. The standard library and the zero address do not count as accounts. */
function isAccount(address: string): boolean {
  const bytes = bytesOf(address)
  return bytes.length > 2 && bytes.length <= 40
}

/** An address by its bytes, whichever way it is written. */
function bytesOf(address: string): string {
  if (/^0x[0-9a-f]+$/i.test(address)) return tokenKey(address)
  return /^init1[a-z0-9]{38,58}$/.test(address) ? tokenKey(Buffer.from(fromBech32(address, 100).data).toString('hex')) : address
}
