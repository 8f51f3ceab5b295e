// Fields of decoded messages, as the codecs give them.
import { z } from 'zod'
import { quoted, unsafe } from './checkReport.ts'

/** Base units; without a sign, without leading zeros. */
export const Amount = z.string().regex(/^(0|[1-9]\d{0,77})$/)
export const CoinField = z.strictObject({ denom: z.string().min(1), amount: Amount })
export const Bytes = z.instanceof(Uint8Array)

/** Reads the fields of a message. @throws AppError transfer.unsafeMessage for a field too few, too many or of another kind. */
export function readFields<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw unsafe(`The message has a missing or unknown field: ${firstIssue(parsed.error)}.`, parsed.error)
}

/** Which field it is, and what is wrong with it. */
export function firstIssue({ issues: [issue] }: z.ZodError): string {
  return quoted(`${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim())
}
