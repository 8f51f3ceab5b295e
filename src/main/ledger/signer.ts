// Interface of a signer: an account's key on a device, or a watched account without one.
import type { Hex } from 'viem'

/**
 * Signs with an account's key. Every method runs `onAsk` right before the device shows the text: from then on a signature may exist.
 * Each
 * @throws AppError device.…, account.watchOnly; transfer.unsupported where the account's app cannot sign it.
 */
export interface Signer {
  /** Asks the account's holder to sign `text` as an EIP-191 message. @returns 64 bytes, r and s, checked against the account's key. */
  signMessage(text: string, onAsk: () => void): Promise<Uint8Array>
  /**
   * Asks the account's holder to sign an amino-JSON document (SIGN_MODE_LEGACY_AMINO_JSON).
   * @returns 64 bytes, r and s, checked against the account's key.
   */
  signDocument(text: string, onAsk: () => void): Promise<Uint8Array>
  /**
   * Asks the account's holder to sign an Ethereum transaction.
   * @returns 64 bytes, r and s, checked against the account's key.
   * @throws AppError device.blindSigning, before anything is shown, when the app would refuse the call.
   */
  signTransaction(request: TransactionToSign, onAsk: () => void): Promise<Uint8Array>
}

/** An Ethereum transaction to sign. */
export interface TransactionToSign {
  /** Serialized, without a signature: hex with 0x. */
  unsigned: Hex
  /** Whether it calls a contract: the app then signs only with its setting “Blind signing”. */
  isCall: boolean
  /** Its fields, one per line, for comparison with the device. */
  text: string
}
