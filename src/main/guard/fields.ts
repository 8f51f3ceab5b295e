// Reads fields of decoded messages, as the codecs return them.
import { z } from 'zod'
import { quoted, unsafe } from './checkReport.ts'
import { phrase, type Phrase } from '../../shared/domain/phrase.ts'

/** Base units, without sign and leading zeros. */
export const Amount = z.string().regex(/^(0|[1-9]\d{0,77})$/)
/** An amount of a denomination. */
export const CoinField = z.strictObject({ denom: z.string().min(1), amount: Amount })
/** Bytes of a field. */
export const Bytes = z.instanceof(Uint8Array)

/** Reads the fields of a message. @throws AppError transfer.unsafeMessage for a missing field, an unknown one or one of a wrong kind. */
export function readFields<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw unsafe(phrase`The message has a missing or unknown field: ${firstIssue(parsed.error)}.`, parsed.error)
}

/** Returns the first field that is wrong, and what is wrong with it. */
export function firstIssue({ issues: [issue] }: z.ZodError): Phrase {
  return quoted(`${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim())
}
