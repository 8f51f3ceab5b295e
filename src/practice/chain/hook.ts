// A deposit's hook: a signed transaction that the rollup runs together with the credit, after its own checks.
// Source: initia-labs/OPinit x/opchild/keeper/deposit.go: the sequence is used up once the signature holds; a failure spares the deposit.
import type { ChainState } from '../book/state.ts'
import { fromBase64 } from '../keys/bytes.ts'
import { sequenceStep } from './checkTx.ts'
import { decodeTx, signBytesOf } from './decodeTx.ts'
import { addressOfKey, signatureHolds } from './verify.ts'

/**
 * Runs the hook of a deposit on the rollup. No data means no hook, which always holds.
 * @returns whether the conversion took place; false leaves the plain bridged denomination.
 */
export function runHook(state: ChainState, data: string): boolean {
  if (data === '') return true
  try {
    const tx = decodeTx(fromBase64(data))
    const account = state.accounts.get(tx.signer)
    if (account === undefined || tx.publicKey === null || tx.sequence !== account.sequence) return false
    const { typeUrl, key } = tx.publicKey
    const bytes = signBytesOf(tx, state.chain.id, account.number)
    if (addressOfKey(state.chain, typeUrl, key) !== tx.signer || bytes === null || !signatureHolds(typeUrl, key, bytes, tx.signature))
      return false
    account.sequence += sequenceStep(tx)
    account.publicKey = key
    account.keyType = typeUrl
    return true
  } catch {
    // Bytes that are no transaction are a failed hook, not a failed deposit.
    return false
  }
}
