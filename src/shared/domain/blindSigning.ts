// What the Ledger Ethereum app shows of a transaction's data, with and without its setting “Blind signing”.
// Free of zod, for the renderer. Source: LedgerHQ/app-ethereum src/features/signTx, src/plugins/erc20.

/**
 * Returns whether the app signs this data only with blind signing enabled: any data except a single zero byte, which the app treats as
 * empty.
 */
export function isBlindSigned(data: string): boolean {
  return data !== '0x' && data !== '0x00'
}

/** Returns the ERC-20 call that the app recognises by its selector and titles itself; null for any other data. */
export function erc20CallOf(data: string): 'approve' | 'send' | null {
  const selector = data.slice(0, 10).toLowerCase()
  if (selector === '0x095ea7b3') return 'approve'
  return selector === '0xa9059cbb' ? 'send' : null
}
