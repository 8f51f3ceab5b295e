// Decodes the bytes of EVM calls completely.
import {
  AbiFunctionSignatureNotFoundError,
  BaseError,
  decodeFunctionData,
  encodeFunctionData,
  isHex,
  type Abi,
  type DecodeFunctionDataReturnType,
} from 'viem'
import { quoted, unsafe } from '../../checkReport.ts'
import { phrase } from '../../../../shared/domain/phrase.ts'

/** Returns the bytes of a call as 0x hex; takes them with or without 0x. */
export function callBytes(data: string): `0x${string}` {
  const bytes = data.startsWith('0x') ? data : `0x${data}`
  if (isHex(bytes) && bytes.length % 2 === 0) return bytes.toLowerCase() as `0x${string}`
  throw unsafe('The call data isn’t valid hex.')
}

/**
 * Decodes a call, and requires that encoding it again gives the same bytes, so that nothing can hide behind the arguments.
 * @throws AppError transfer.unsafeMessage for a function that `abi` does not have, or dirty bytes.
 */
export function decodeCall<const T extends Abi>(abi: T, data: string): DecodeFunctionDataReturnType<T> {
  const bytes = callBytes(data)
  // Widens the type: those of a generic list of functions say less than the list.
  const functions: Abi = abi
  try {
    const decoded = decodeFunctionData({ abi, data: bytes })
    const again = encodeFunctionData({ abi: functions, ...(decoded as { functionName: string; args: readonly unknown[] }) })
    if (again === bytes) return decoded
  } catch (error) {
    if (!(error instanceof BaseError || error instanceof RangeError || error instanceof TypeError)) throw error
    const name = quoted(bytes.slice(0, 10))
    if (error instanceof AbiFunctionSignatureNotFoundError) throw unsafe(phrase`The message calls an unknown function (${name}).`, error)
    throw unsafe(phrase`The arguments of this call (${name}) can’t be read.`, error)
  }
  throw unsafe('The call has extra bytes after its arguments.')
}
