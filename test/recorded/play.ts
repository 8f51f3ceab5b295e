// Plays recorded documents on a network and returns the outcome of each: the same code for the real nodes and for the practice network.
import { z } from 'zod'
import { toBase64, fromHex, txHash } from '../../src/practice/keys/bytes.ts'
import type { PracticeKey } from '../../src/practice/keys/mnemonic.ts'
import type { RecordedDocument, Terms } from './documents.ts'
import type { JsonMessage } from './jsonMessages.ts'
import { signDocument } from './wire.ts'

export type Side = 'l1' | 'rollup'

/** A network under test. */
export interface Network {
  keys: Readonly<Record<'alice' | 'bob', PracticeKey>>
  chainIds: Readonly<Record<Side, string>>
  /** The fee for a gas limit, such as "9000uinit". */
  feeOf(side: Side, gas: bigint): string
  /** The values of the names in braces. */
  names(): Readonly<Record<string, string>>
  /** Owners whose balances are compared, by name; on the side that has them. */
  owners: Readonly<Record<Side, readonly string[]>>
  rpc(side: Side, method: string, params: Record<string, unknown>): Promise<unknown>
  rest(side: Side, path: string): Promise<unknown>
  /** Resolves the names again: a token's contract exists from its first arrival on. */
  refresh(): Promise<void>
  /** Lets one more block pass. */
  wait(): Promise<void>
  /** Delivers a deposit whose event the L1 has written. */
  carry(deposit: Readonly<Record<string, string>>): Promise<void>
}

const Told = z.object({ code: z.number(), codespace: z.string().default(''), log: z.string() })
const Event = z.object({ type: z.string(), attributes: z.array(z.object({ key: z.string(), value: z.string().nullish() })) })
const Found = z.object({ tx_result: Told.extend({ events: z.array(Event) }) })
const Balances = z.object({ balances: z.array(z.object({ denom: z.string(), amount: z.string() })) })
const Account = z.object({ info: z.object({ account_number: z.string().default('0'), sequence: z.string().default('0') }) })
const Search = z.object({ txs: z.array(Found) })

export interface Outcome {
  name: string
  /** What the node said when it was handed the document. */
  check: z.infer<typeof Told>
  /** What the block says; null where the node had refused it. */
  deliver: z.infer<typeof Told> | null
  /** By owner and denomination, without the fee. */
  changes: Readonly<Record<string, Readonly<Record<string, string>>>>
  events: readonly { type: string; attributes: Readonly<Record<string, string>> }[]
  /** How far the sequence of alice moved on the chain of the outcome. */
  steps: number
  /** Of a deposit that the L1 took: what the rollup made of it. */
  arrival?: Omit<Outcome, 'name' | 'check' | 'arrival'>
}

/** The events that Waybill reads beside balances. */
const READ = new Set(['initiate_token_deposit', 'finalize_token_deposit', 'initiate_token_withdrawal', 'send_packet', 'evm', 'move'])
/** Of contracts: Transfer and Approval. Of Move: an exchange. Others belong to the libraries. */
const READ_WITHIN: Readonly<Record<string, RegExp>> = {
  evm: /ddf252ad1be2c89b69c2b068fc378daa|8c5be1e5ebec7d5bd14f71427d1e84f3/,
  move: /::dex::SwapEvent/,
}

/** Puts values in the place of names. @throws Error for a name that is unknown. */
export function fill(text: string, names: Readonly<Record<string, string>>): string {
  return text.replace(/\{([\w.]+)\}/g, (_, name: string) => {
    const value = names[name]
    if (value === undefined) throw new Error(`no such name: ${name}`)
    return value
  })
}

/** Puts names in the place of values, longest first, in either case. */
export function unfill(text: string, names: Readonly<Record<string, string>>): string {
  const rows = Object.entries(names).filter(
    ([name, value]) => name === 'fee' || (!name.endsWith('.channel') && value.length > 6 && !/^(evm\/)?0{40}/.test(value)),
  )
  const sorted = rows.toSorted((left, right) => right[1].length - left[1].length)
  // A short denomination is one only by its exact letters.
  const pattern = (value: string) => (value.length > 6 ? new RegExp(value, 'gi') : new RegExp(`${value}(?!\\w)`, 'g'))
  return sorted.reduce((told, [name, value]) => told.replaceAll(pattern(value), `{${name}}`), text)
}

type Holdings = Map<string, Map<string, bigint>>

async function holdingsOf(network: Network, side: Side): Promise<Holdings> {
  const rows: Holdings = new Map()
  for (const owner of network.owners[side]) {
    const address = fill(`{${owner}}`, network.names())
    const { balances } = Balances.parse(await network.rest(side, `/cosmos/bank/v1beta1/balances/${address}?pagination.limit=500`))
    rows.set(owner, new Map(balances.map(({ denom, amount }) => [denom, BigInt(amount)])))
  }
  return rows
}

function changesOf(
  before: Holdings,
  after: Holdings,
  network: Network,
  fee: { owner: string; coins: readonly { denom: string; amount: string }[] },
) {
  const names = network.names()
  const rows = [...after].map(([owner, held]) => {
    const was = before.get(owner) ?? new Map<string, bigint>()
    const paid = (denom: string): bigint =>
      owner === fee.owner ? fee.coins.filter((coin) => coin.denom === denom).reduce((sum, { amount }) => sum + BigInt(amount), 0n) : 0n
    const cells = [...new Set([...was.keys(), ...held.keys()])].map((denom) => {
      const by = (held.get(denom) ?? 0n) - (was.get(denom) ?? 0n) + paid(denom)
      return [unfill(denom, names), `${by > 0n ? '+' : ''}${by}`] as const
    })
    return [owner, Object.fromEntries(cells.filter(([, by]) => by !== '0'))] as const
  })
  return Object.fromEntries(rows.filter(([, cells]) => Object.keys(cells).length > 0))
}

function eventsOf(events: readonly z.infer<typeof Event>[], names: Readonly<Record<string, string>>): Outcome['events'] {
  return events
    .filter(({ type, attributes }) => READ.has(type) && attributes.some(({ key }) => key === 'msg_index'))
    .flatMap(({ type, attributes }) => {
      const told = attributes.filter(({ key }) => key !== 'msg_index').map(({ key, value }) => [key, unfill(value ?? '', names)] as const)
      const wanted = READ_WITHIN[type]
      if (wanted === undefined) return [{ type, attributes: Object.fromEntries(told) }]
      // Every log of a contract is a separate attribute.
      const parts = type === 'evm' ? told.map((pair) => [pair]) : [told]
      return parts.map((pairs) => ({ type, attributes: Object.fromEntries(pairs) })).filter((one) => wanted.test(JSON.stringify(one)))
    })
}

const coinsOf = (text: string) =>
  text.split(',').flatMap((one) => {
    const [, amount, denom] = /^(\d+)(.+)$/.exec(one) ?? []
    return amount === undefined || denom === undefined ? [] : [{ denom, amount }]
  })

/** Signs messages for a side in the next sequence of their signer. */
async function signed(network: Network, side: Side, messages: readonly JsonMessage[], terms: Terms = {}, isHook = false) {
  const names = network.names()
  const alice = fill('{alice}', names)
  const { info } = Account.parse(await network.rest(side, `/cosmos/auth/v1beta1/account_info/${alice}`))
  const gas = BigInt(terms.gas ?? 2_000_000)
  const fee = isHook ? [] : coinsOf(fill(terms.fee ?? network.feeOf(side, gas), names))
  const raw = signDocument({
    key: network.keys[terms.by ?? 'alice'],
    messages: z.array(z.looseObject({ '@type': z.string() })).parse(JSON.parse(fill(JSON.stringify(messages), names))),
    chainId: network.chainIds[side],
    accountNumber: BigInt(info.account_number),
    sequence: BigInt(info.sequence) + BigInt(terms.sequence ?? 0),
    fee,
    gas,
    memo: terms.memo ?? '',
    timeoutHeight: BigInt(terms.timeoutHeight ?? 0),
    mode: terms.mode ?? 191,
  })
  const last = raw.length - 1
  if (terms.isSpoiled === true) raw[last] = (raw[last] ?? 0) ^ 1
  return { raw, fee }
}

async function sequenceOf(network: Network, side: Side): Promise<number> {
  const alice = fill('{alice}', network.names())
  return Number(Account.parse(await network.rest(side, `/cosmos/auth/v1beta1/account_info/${alice}`)).info.sequence)
}

async function hookOf(network: Network, hook: NonNullable<RecordedDocument['hook']>): Promise<string> {
  if ('bytes' in hook) return toBase64(fromHex(hook.bytes))
  const { raw } = await signed(network, 'rollup', hook.messages, hook.terms, true)
  return toBase64(raw)
}

async function found(network: Network, side: Side, hash: string): Promise<z.infer<typeof Found>> {
  for (let tries = 0; tries < 30; tries += 1) {
    await network.wait()
    const reply = await network.rpc(side, 'tx', { hash: toBase64(fromHex(hash)) }).catch(() => null)
    if (reply !== null) return Found.parse(reply)
  }
  throw new Error(`${hash} was not included`)
}

async function arrivalOf(network: Network, deposit: Readonly<Record<string, string>>): Promise<NonNullable<Outcome['arrival']>> {
  const before = await holdingsOf(network, 'rollup')
  const sequence = await sequenceOf(network, 'rollup')
  await network.carry(deposit)
  const query = `finalize_token_deposit.l1_sequence='${deposit['l1_sequence']}'`
  for (let tries = 0; tries < 30; tries += 1) {
    await network.wait()
    const { txs } = Search.parse(await network.rpc('rollup', 'tx_search', { query, prove: false }))
    const [first] = txs
    if (first === undefined) continue
    const { events, code, codespace, log } = first.tx_result
    await network.refresh()
    const changes = changesOf(before, await holdingsOf(network, 'rollup'), network, { owner: '', coins: [] })
    return {
      deliver: { code, codespace, log },
      changes,
      events: eventsOf(events, network.names()),
      steps: (await sequenceOf(network, 'rollup')) - sequence,
    }
  }
  throw new Error('the deposit did not arrive')
}

/** Plays one document. */
export async function playDocument(network: Network, document: RecordedDocument): Promise<Outcome> {
  const { name, chain: side, terms } = document
  const hook = document.hook === undefined ? undefined : await hookOf(network, document.hook)
  const messages = hook === undefined ? document.messages : document.messages.map((one) => ({ ...one, data: hook }))
  // Its bytes differ with every account's numbers.
  const withoutHook = (text: string): string =>
    hook === undefined ? text : text.replaceAll(Buffer.from(hook, 'base64').toString('hex'), '(hook)')
  const { raw, fee } = await signed(network, side, messages, terms)
  const before = await holdingsOf(network, side)
  const sequence = await sequenceOf(network, side)
  const check = Told.parse(await network.rpc(side, 'broadcast_tx_sync', { tx: toBase64(raw) }))
  // What follows is the program's own state: its stack, the place in its source.
  const told = ({ code, codespace, log }: z.infer<typeof Told>) => {
    const [first = ''] = log.split(/\n(?:stack|Backtrace)| \[initia-labs/)
    return { code, codespace, log: unfill(first, network.names()) }
  }
  if (check.code !== 0) return { name, check: told(check), deliver: null, changes: {}, events: [], steps: 0 }
  const { tx_result: result } = await found(network, side, txHash(raw))
  await network.refresh()
  const after = await holdingsOf(network, side)
  const outcome = {
    name,
    check: told(check),
    deliver: result.code === 0 ? { code: 0, codespace: '', log: '' } : told(result),
    changes: changesOf(before, after, network, { owner: 'alice', coins: fee }),
    events: eventsOf(result.events, network.names()).map(({ type, attributes }) => ({
      type,
      attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, withoutHook(value)])),
    })),
    steps: (await sequenceOf(network, side)) - sequence,
  }
  const made = result.events.find(({ type }) => type === 'initiate_token_deposit')
  if (made === undefined || result.code !== 0) return outcome
  const deposit = Object.fromEntries(made.attributes.map(({ key, value }) => [key, value ?? '']))
  return { ...outcome, arrival: await arrivalOf(network, deposit) }
}
