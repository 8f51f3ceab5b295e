// What the Ledger Ethereum app makes of a transaction's data, without and with its setting “Blind signing”.
// Free of zod, so that the renderer may ask it too. Source: LedgerHQ/app-ethereum src/features/signTx, src/plugins/erc20.

/** Whether the app signs it only with that setting on: any data but a single zero byte, which it takes for none. */
export function isBlindSigned(data: string): boolean {
  return data !== '0x' && data !== '0x00'
}

/** The token call that the app knows by its selector and shows under a title of its own; null for every other. */
export function erc20CallOf(data: string): 'approve' | 'send' | null {
  const selector = data.slice(0, 10).toLowerCase()
  if (selector === '0x095ea7b3') return 'approve'
  return selector === '0xa9059cbb' ? 'send' : null
}
