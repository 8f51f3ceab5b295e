// Decoded meaning stored beside the columns: details, and the steps of cross-chain messages.
import { z } from 'zod'
import { Direction, type CrossChainLegStep } from '../../../../shared/contract/history/activity.ts'
import { FactName, StoredKind, type ActivityKind, type Delivery, type Fact } from '../../../../shared/contract/history/activityMeaning.ts'

/** Details of a decoded transaction. */
export interface MeaningDetails {
  /** Amounts that the message names, positive. */
  about: { denom: string; amount: string }[]
  facts: Fact[]
  /** Number of further messages that concern the address and are not among `parts`. */
  more: number
  /** Rewards among what came, positive, where the rest of it is money of its own that came back; absent elsewhere. */
  earned?: { denom: string; amount: string }[]
  /** The parts of a transaction that did several things; absent where the other fields describe it completely. */
  parts?: StoredPart[]
}

/** One of several things that a transaction did. */
export interface StoredPart {
  kind: ActivityKind
  direction: Direction
  counterparty: string | null
  method: string | null
  otherChainId: string | null
  movements: { denom: string; amount: string }[]
  about: { denom: string; amount: string }[]
  facts: Fact[]
  earned?: { denom: string; amount: string }[]
}

/** What a transaction says about one packet or bridge message. */
export interface CrossChainLeg {
  /** Scope of the sequence; the same text on both chains. */
  channel: string
  sequence: string
  step: CrossChainLegStep['step']
}

/** Returns the scope of a bridge's sequences, by direction. */
export function bridgeChannel(rollupId: string, direction: 'deposit' | 'withdrawal'): string {
  return `op/${rollupId}/${direction}`
}

/** Empty details. */
export const NO_DETAILS: MeaningDetails = { about: [], facts: [], more: 0 }

const Pairs = z.array(z.tuple([z.string(), z.string()])).default([])
/** None is another thing than absent. */
const Earned = z.array(z.tuple([z.string(), z.string()])).optional()
const Part = z.object({
  kind: StoredKind,
  direction: Direction,
  with: z.string().nullable().default(null),
  method: z.string().nullable().default(null),
  chain: z.string().nullable().default(null),
  moved: Pairs,
  about: Pairs,
  facts: Pairs,
  earned: Earned,
})
const Stored = z.object({ about: Pairs, facts: Pairs, more: z.number().default(0), earned: Earned, parts: z.array(Part).optional() })

type Coins = MeaningDetails['about']
const coinPairs = (coins: Coins) => coins.map(({ amount, denom }) => [amount, denom])
const factPairs = (facts: readonly Fact[]) => facts.map(({ name, value }) => [name, value])
const toCoins = (pairs: readonly (readonly [string, string])[]): Coins => pairs.map(([amount, denom]) => ({ amount, denom }))

/** Serialises details for `tx_account.details`; omits empty fields. */
export function detailsText({ about, facts, more, earned, parts = [] }: MeaningDetails = NO_DETAILS): string {
  return JSON.stringify({
    ...(about.length > 0 ? { about: coinPairs(about) } : {}),
    ...(facts.length > 0 ? { facts: factPairs(facts) } : {}),
    ...(more > 0 ? { more } : {}),
    ...(earned === undefined ? {} : { earned: coinPairs(earned) }),
    ...(parts.length > 0 ? { parts: parts.map(partJson) } : {}),
  })
}

function partJson({ kind, direction, counterparty, method, otherChainId, movements, about, facts, earned }: StoredPart) {
  return {
    kind,
    direction,
    ...(counterparty === null ? {} : { with: counterparty }),
    ...(method === null ? {} : { method }),
    ...(otherChainId === null ? {} : { chain: otherChainId }),
    ...(movements.length > 0 ? { moved: coinPairs(movements) } : {}),
    ...(about.length > 0 ? { about: coinPairs(about) } : {}),
    ...(facts.length > 0 ? { facts: factPairs(facts) } : {}),
    ...(earned === undefined ? {} : { earned: coinPairs(earned) }),
  }
}

/** Parses stored details; omits facts with a name unknown to this version. */
export function readDetails(text: string): MeaningDetails {
  const { about, facts, more, earned, parts } = Stored.parse(JSON.parse(text))
  return {
    about: toCoins(about),
    facts: knownFacts(facts),
    more,
    ...(earned === undefined ? {} : { earned: toCoins(earned) }),
    ...(parts === undefined ? {} : { parts: parts.map(toPart) }),
  }
}

function toPart({ kind, direction, with: counterparty, method, chain, moved, about, facts, earned }: z.infer<typeof Part>): StoredPart {
  const coins = { movements: toCoins(moved), about: toCoins(about), ...(earned === undefined ? {} : { earned: toCoins(earned) }) }
  return { kind, direction, counterparty, method, otherChainId: chain, ...coins, facts: knownFacts(facts) }
}

function knownFacts(pairs: readonly (readonly [string, string])[]): Fact[] {
  return pairs.flatMap(([name, value]) => {
    const known = FactName.safeParse(name).data
    return known === undefined ? [] : [{ name: known, value }]
  })
}

/**
 * SQL for the return of a refused deposit: `w` is the withdrawal that the refusing transaction began, `r` its payment on the L1.
 * Source: initia-labs/OPinit x/opchild/keeper/msg_server.go (FinalizeTokenDeposit).
 */
const RETURN = `crossing w JOIN crossing r ON r.lane = w.lane AND r.sequence = w.sequence AND w.step = 'sent' AND r.step = 'received'
        AND w.lane LIKE 'op/%/withdrawal'`

/** SQL for whether a transaction pays back a deposit that a rollup refused. */
export const IS_RETURN = `EXISTS (SELECT 1 FROM ${RETURN} JOIN crossing d ON d.tx_id = w.tx_id AND d.step = 'refused' WHERE r.tx_id = a.tx_id)`

/** SQL for the known steps of everything that a transaction sent, as JSON: one text per message, its steps separated by commas. */
export const STEPS_OF_SENT = `(SELECT json_group_array(steps) FROM (
    SELECT group_concat(CASE WHEN e.step = 'refused' AND EXISTS (SELECT 1 FROM ${RETURN} WHERE w.tx_id = e.tx_id)
        THEN 'refunded' ELSE e.step END) AS steps FROM crossing s JOIN crossing e ON e.lane = s.lane AND e.sequence = s.sequence
    WHERE s.tx_id = a.tx_id AND s.step = 'sent' GROUP BY s.lane, s.sequence))`

const Steps = z.array(z.string())
/** Ascending precedence: of several messages, the state that most needs attention wins. */
const BY_WEIGHT: readonly Delivery[] = ['arrived', 'underway', 'refused', 'refunded', 'timedOut']

/**
 * Returns the delivery state.
 * @param json the result of `STEPS_OF_SENT`.
 */
export function deliveryOf(json: string): Delivery | null {
  const ends = Steps.parse(JSON.parse(json)).map((steps) => endOf(steps.split(',')))
  return BY_WEIGHT.findLast((end) => ends.includes(end)) ?? null
}

/** A packet or bridge message that a transaction sent, received or settled. */
export interface PacketRecord {
  /** The same on both chains. */
  id: string
  isSent: boolean
}

/** Most packets of one transaction that tie it to others: more than a transfer has. */
const MAX_PACKETS = 8

/** SQL for the packets and bridge messages of a transaction, as JSON: pairs of an id and its step, one more than `MAX_PACKETS` at most. */
export const PACKETS = `(SELECT json_group_array(json_array(lane || '/' || sequence, step)) FROM (
    SELECT lane, sequence, step FROM crossing WHERE tx_id = a.tx_id LIMIT ${MAX_PACKETS + 1}))`

const Packets = z.array(z.tuple([z.string(), z.string()]))

/**
 * Returns the packets and bridge messages of a transaction; none of one that has many, such as a relayer's.
 * @param json the result of `PACKETS`.
 */
export function packetsOf(json: string): PacketRecord[] {
  if (json === '[]') return []
  const packets = Packets.parse(JSON.parse(json))
  return packets.length > MAX_PACKETS ? [] : packets.map(([id, step]) => ({ id, isSent: step === 'sent' }))
}

function endOf(steps: readonly string[]): Delivery {
  if (steps.includes('timedOut')) return 'timedOut'
  if (steps.includes('refunded')) return 'refunded'
  if (steps.includes('refused')) return 'refused'
  return steps.includes('acknowledged') || steps.includes('received') ? 'arrived' : 'underway'
}

/** An NFT that a line names, or several of one collection. */
export interface LineNft {
  /** Of the part that names it; null where the line has no parts. */
  kind: ActivityKind | null
  /** In lower case; empty where it is unknown. */
  collection: string
  /** Numbers or addresses. */
  tokens: string[]
}

/** Returns the NFTs of a line, including those of its parts. */
export function nftsOf({ facts, parts }: MeaningDetails): LineNft[] {
  const all = parts ?? [{ kind: null, facts }]
  return all.flatMap((own) => {
    const known = new Map(own.facts.map(({ name, value }) => [name, value]))
    const nft = known.get('nft')
    const collection = known.get('collection')?.toLowerCase() ?? ''
    return nft === undefined ? [] : [{ kind: own.kind, collection, tokens: nft.split(', ') }]
  })
}

/** Returns the kinds of the parts of a line that did several things; otherwise empty. */
export function partKinds(details: string): ActivityKind[] {
  return details.includes('"parts"') ? (readDetails(details).parts ?? []).map(({ kind }) => kind) : []
}
