// The screens on which the Ethereum app shows a transaction: one field a page here, several on the device.
// Source: recordings of the app 1.22 on a Flex; LedgerHQ/app-ethereum src/features/signTx.
import { checksumAddress, fromHex } from '../keys/bytes.ts'
import type { ShownTx } from './ethereumTx.ts'
import { LEDGER_NETWORKS } from './ledgerNetworks.ts'
import { BLIND_WARNING, blindTitle, type DevicePage, type DevicePrompt } from './prompts.ts'

/** Wei as the app writes it: whole coins with as many decimals as are needed. */
function coinText(wei: bigint, ticker: string): string {
  const digits = wei.toString().padStart(19, '0')
  const decimals = digits.slice(-18).replace(/0+$/, '')
  return `${digits.slice(0, -18)}${decimals === '' ? '' : `.${decimals}`} ${ticker}`
}

/**
 * The fields in order. Of a call that it cannot read the app shows no amount but the coins that go with it, and its hash at the end.
 * One that names no chain is one of chain 0.
 */
function fieldsOf(tx: ShownTx, from: string, hash: string): DevicePage[] {
  const chainId = tx.chainId ?? 0n
  const network = LEDGER_NETWORKS[chainId.toString()]
  const ticker = network?.ticker ?? '???'
  const field = (heading: string, text: string): DevicePage => ({ heading, text })
  return [
    field('From', from),
    ...(tx.hasData && tx.value === 0n ? [] : [field('Amount', coinText(tx.value, ticker))]),
    field('To', tx.to === '' ? 'Contract' : checksumAddress(fromHex(tx.to))),
    field('Max fees', coinText(tx.gas * tx.maxFee, ticker)),
    ...(chainId === 1n ? [] : [field('Network', network?.name ?? chainId.toString())]),
    ...(tx.hasData ? [field('Transaction hash', hash)] : []),
  ]
}

/** The prompt of a transaction. @param hash what is signed, as 0x… */
export function transactionPrompt(tx: ShownTx, from: string, hash: string): DevicePrompt {
  return {
    kind: 'transaction',
    title: 'Review transaction',
    pages: [
      ...(tx.hasData ? [BLIND_WARNING, blindTitle('Review transaction')] : [{ heading: 'Review transaction', text: '' }]),
      ...fieldsOf(tx, from, hash),
      { heading: tx.hasData ? 'Accept risk and sign transaction?' : 'Sign transaction?', text: 'Hold to sign' },
    ],
    page: 0,
  }
}

/** The fields as lines of text, for those who count what was shown. */
export function shownFields(prompt: DevicePrompt): string {
  const shown = prompt.pages.filter(({ text }) => text !== '' && text !== 'Hold to sign')
  return shown.map(({ heading, text }) => `${heading}: ${text}`).join('\n')
}
