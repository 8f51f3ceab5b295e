// What is stored of a transaction's meaning beside its columns: details, and the steps of what travels between chains.
import { z } from 'zod'
import type { CrossingStep } from '../../../shared/activity.ts'
import { FactName, type Delivery, type Fact } from '../../../shared/meaning.ts'

export interface MeaningDetails {
  /** What the message speaks of, positive. */
  about: { denom: string; amount: string }[]
  facts: Fact[]
  /** Further messages that say something about the address. */
  more: number
}

/** What a transaction says of one packet or bridge message. */
export interface Crossing {
  /** Where its sequence counts; the same text on both chains. */
  lane: string
  sequence: string
  step: CrossingStep['step']
}

export const NO_DETAILS: MeaningDetails = { about: [], facts: [], more: 0 }

const Pairs = z.array(z.tuple([z.string(), z.string()])).default([])
const Stored = z.object({ about: Pairs, facts: Pairs, more: z.number().default(0) })

/** As `tx_account.details` holds it; nothing that is empty. */
export function detailsText({ about, facts, more }: MeaningDetails = NO_DETAILS): string {
  return JSON.stringify({
    ...(about.length > 0 ? { about: about.map(({ amount, denom }) => [amount, denom]) } : {}),
    ...(facts.length > 0 ? { facts: facts.map(({ name, value }) => [name, value]) } : {}),
    ...(more > 0 ? { more } : {}),
  })
}

/** Facts of a name that a newer version gave are left out. */
export function readDetails(text: string): MeaningDetails {
  const { about, facts, more } = Stored.parse(JSON.parse(text))
  return {
    about: about.map(([amount, denom]) => ({ amount, denom })),
    facts: facts.flatMap(([name, value]) => {
      const known = FactName.safeParse(name).data
      return known === undefined ? [] : [{ name: known, value }]
    }),
    more,
  }
}

/** Of everything that a transaction sent away, the steps known, as JSON: one text a thing, its steps parted by commas. */
export const STEPS_OF_SENT = `(SELECT json_group_array(steps) FROM (
    SELECT group_concat(e.step) AS steps FROM crossing s JOIN crossing e ON e.lane = s.lane AND e.sequence = s.sequence
    WHERE s.tx_id = a.tx_id AND s.step = 'sent' GROUP BY s.lane, s.sequence))`

const Steps = z.array(z.string())
/** Later ones outweigh earlier ones: of several things sent, the one that most needs a look. */
const BY_WEIGHT: readonly Delivery[] = ['arrived', 'underway', 'refused', 'refunded', 'timedOut']

/** @param json what `STEPS_OF_SENT` gives. */
export function deliveryOf(json: string): Delivery | null {
  const ends = Steps.parse(JSON.parse(json)).map((steps) => endOf(steps.split(',')))
  return BY_WEIGHT.findLast((end) => ends.includes(end)) ?? null
}

function endOf(steps: readonly string[]): Delivery {
  if (steps.includes('timedOut')) return 'timedOut'
  if (steps.includes('refunded')) return 'refunded'
  if (steps.includes('refused')) return 'refused'
  return steps.includes('acknowledged') || steps.includes('received') ? 'arrived' : 'underway'
}

/** What a line says of NFTs: the collection in lower case, numbers or addresses of tokens. */
export function nftsOf(details: string): { collection: string; tokens: string[] } {
  const facts = new Map(readDetails(details).facts.map(({ name, value }) => [name, value]))
  return { collection: facts.get('collection')?.toLowerCase() ?? '', tokens: facts.get('nft')?.split(', ') ?? [] }
}
