// Replies of both indexer dialects: the rollup indexer ("rollytics") and the L1's core-indexer.
// Sources: initia-labs/rollytics types/tx.go and util/common-handler/common/pagination.go; initia-labs/core-indexer.
// Describes only what is used; the raw body is stored beside the parsed page, so nothing is lost.
import { z } from 'zod'

/** Dialects of indexers: rollytics pages by an opaque key and counts from the newest; core-indexer (the L1's) pages by offset. */
export const Dialect = z.enum(['rollytics', 'core'])
export type Dialect = z.infer<typeof Dialect>

/** Integers that one dialect writes as a JSON number and the other as a string. Output: decimal string. */
export const IntegerText = z.union([z.string().regex(/^-?\d+$/), z.number().int()]).transform(String)

/** `next_key` is opaque. On cursor lists it stays non-null on the last page; null means that the page was empty. */
export const IndexerPagination = z.object({
  next_key: z.string().nullish(),
  previous_key: z.string().nullish(),
  /** For display only: "0", "-1" and approximate values all occur. */
  total: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((total) => (total === null || total === undefined ? null : String(total))),
})

/** An amount of one denomination. */
export const IndexerCoin = z.object({ denom: z.string(), amount: z.string() })

/** An event of a transaction. */
export interface IndexerEvent {
  type: string
  /** A value may be absent. */
  attributes?: readonly { key: string; value?: string | null }[] | null
}

/** Validated without copying: events are the larger part of a page, and copying each attribute costs as much as everything else. */
const IndexerEventShape = z.custom<IndexerEvent>(isEvent, 'Invalid event')

/** Returns whether a value is an event. */
export function isEvent(value: unknown): boolean {
  if (!isRecord(value) || typeof value['type'] !== 'string') return false
  const { attributes } = value
  if (attributes === undefined || attributes === null) return true
  return Array.isArray(attributes) && attributes.every(isAttribute)
}

function isAttribute(value: unknown): boolean {
  return isRecord(value) && typeof value['key'] === 'string' && (typeof value['value'] === 'string' || (value['value'] ?? null) === null)
}

/** Returns whether a value has fields, as a list has too. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** A message with all its fields, since it is decoded later. */
export const IndexerMessage = z.looseObject({ '@type': z.string() })
export type IndexerMessage = z.infer<typeof IndexerMessage>

/** The signer, as far as it is parsable: an unknown form leaves the transaction readable. */
const SignerInfo = z.object({
  public_key: z.object({ '@type': z.string(), key: z.string() }).nullish().catch(null),
  /** A name, or a bare number where a module adds its own mode: 9999 on an EVM rollup. */
  mode_info: z
    .object({ single: z.object({ mode: z.union([z.string(), z.number()]) }) })
    .nullish()
    .catch(null),
  sequence: IntegerText.nullish().catch(null),
})

/** A transaction record. */
export const IndexerTx = z.object({
  txhash: z.string().regex(/^(0x)?[0-9a-fA-F]{64}$/),
  height: IntegerText,
  code: z
    .number()
    .int()
    .nullish()
    .transform((code) => code ?? 0),
  codespace: z
    .string()
    .nullish()
    .transform((text) => text ?? ''),
  raw_log: z
    .string()
    .nullish()
    .transform((text) => text ?? ''),
  tx: z
    .object({
      body: z.object({
        messages: z
          .array(IndexerMessage)
          .nullish()
          .transform((messages) => messages ?? []),
        memo: z
          .string()
          .nullish()
          .transform((memo) => memo ?? ''),
      }),
      auth_info: z
        .object({
          fee: z
            .object({
              amount: z
                .array(IndexerCoin)
                .nullish()
                .transform((coins) => coins ?? []),
              payer: z.string().nullish(),
              granter: z.string().nullish().catch(null),
              gas_limit: IntegerText.nullish().catch(null),
            })
            .nullish(),
          signer_infos: z.array(SignerInfo).nullish().catch(null),
        })
        .nullish(),
      signatures: z.array(z.string()).nullish().catch(null),
    })
    .nullish(),
  /** RFC 3339, up to nine fractional digits, UTC. */
  timestamp: z.string(),
  events: z
    .array(IndexerEventShape)
    .nullish()
    .transform((events) => events ?? []),
})
export type IndexerTx = z.infer<typeof IndexerTx>

/** One page of transactions; rows are parsed one by one, so that an unparsable row is reported and the page is kept. */
export const IndexerTxPage = z.object({
  txs: z
    .array(z.unknown())
    .nullish()
    .transform((txs) => txs ?? []),
  pagination: IndexerPagination.nullish(),
})

/** GET /status of the rollup indexer. core-indexer has no such route. */
export const IndexerStatus = z.object({
  version: z.string().optional(),
  commit_hash: z.string().optional(),
  chain_id: z.string(),
  height: z.number().int(),
  internal_tx_height: z.number().int().optional(),
  rich_list_height: z.number().int().optional(),
})

const Words = z.string().optional().catch(undefined)

/** JSON of an error answer: core-indexer's `{status_code, message}`, a Cosmos gateway's `{code, message}`, or JSON-RPC's `{error}`. */
export const ErrorBody = z.object({
  message: Words,
  error: z
    .union([z.string(), z.object({ message: Words })])
    .optional()
    .catch(undefined),
})
