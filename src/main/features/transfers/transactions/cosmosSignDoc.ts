// Writes the text that a signer shows and signs: the amino sign document, sorted and escaped as the chain does.
// Both sign modes cover this text: SIGN_MODE_LEGACY_AMINO_JSON unchanged, SIGN_MODE_EIP_191 behind a prefix that the device adds.
// Sources: cosmos-sdk legacy amino JSON; initia-labs/initia tx/eip191.go.
import { createHash } from 'node:crypto'
import { makeSignDoc, serializeSignDoc } from '@cosmjs/amino'
import { z } from 'zod'
import { AppError } from '../../../../shared/domain/errors.ts'
import type { EncodeObject, MessageCodec } from './cosmosMessages.ts'

/** What a document is written from. */
export interface DocumentRequest {
  messages: EncodeObject[]
  chainId: string
  accountNumber: string
  sequence: string
  /** An amount of 0 is written as an empty coin list: chains reject coins of zero. */
  fee: { denom: string; amount: string; gas: string }
  memo: string
  /** Beyond this height the chain refuses the transaction, which allows a proof that it was not sent. */
  timeoutHeight: number
}

const digits = z.string().regex(/^\d+$/)

/** A stored sign document, parsed. Source: cosmos-sdk x/auth/migrations/legacytx StdSignDoc. */
const SignDocument = z.strictObject({
  account_number: digits,
  chain_id: z.string(),
  fee: z.strictObject({ amount: z.array(z.strictObject({ amount: digits, denom: z.string() })), gas: digits }),
  memo: z.string(),
  msgs: z.array(z.strictObject({ type: z.string(), value: z.record(z.string(), z.unknown()) })).min(1),
  sequence: digits,
  timeout_height: digits,
})
/** A sign document. */
export type SignDocument = z.infer<typeof SignDocument>

/**
 * Writes the sign document and parses it back; it must give the same messages, so that what is shown is what is sent.
 * @throws AppError transfer.unsafeMessage when it does not.
 */
export function writeDocument(codec: MessageCodec, request: DocumentRequest): string {
  const { fee } = request
  const document = makeSignDoc(
    request.messages.map((message) => codec.toAmino(message)),
    { amount: fee.amount === '0' ? [] : [{ denom: fee.denom, amount: fee.amount }], gas: fee.gas },
    request.chainId,
    request.memo,
    request.accountNumber,
    request.sequence,
    BigInt(request.timeoutHeight),
  )
  const text = new TextDecoder().decode(serializeSignDoc(document))
  const written = readDocument(text)
  const again = readMessages(codec, written)
  const isSame =
    written.memo === request.memo &&
    again.length === request.messages.length &&
    again.every((message, index) => means(codec, message, request.messages[index]))
  if (isSame) return text
  throw new AppError('transfer.unsafeMessage', 'The document to sign doesn’t match the transaction exactly.', {
    hint: 'Nothing was signed. Try another route.',
  })
}

/** Parses a sign document. @throws AppError transfer.unsafeMessage when the text is not one that Waybill wrote. */
export function readDocument(text: string): SignDocument {
  const parsed = SignDocument.safeParse(JSON.parse(text))
  if (parsed.success) return parsed.data
  throw new AppError('transfer.unsafeMessage', 'The stored document can’t be read.', { cause: parsed.error })
}

/** Returns the messages of a document. */
export function readMessages(codec: MessageCodec, document: SignDocument): EncodeObject[] {
  return document.msgs.map(({ type, value }) => codec.fromAmino({ type, value }))
}

/** Returns the SHA-256 of the text in hex, to which the user's consent refers. */
export function hashDocument(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

function means(codec: MessageCodec, left: EncodeObject, right: EncodeObject | undefined): boolean {
  if (right === undefined || left.typeUrl !== right.typeUrl) return false
  return Buffer.compare(codec.encode(left), codec.encode(right)) === 0
}
