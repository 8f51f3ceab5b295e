// What signs: an account's key on a device, or nothing at all.

export interface Signer {
  /**
   * Asks the account's holder to sign `text` as an EIP-191 message. `onAsk` runs when all is ready, right before the
   * device shows the text: from then on a signature may exist.
   * @returns 64 bytes, r and s, checked against the account's key.
   * @throws AppError device.…, account.watchOnly.
   */
  signMessage(text: string, onAsk: () => void): Promise<Uint8Array>
}
