// The screens on which the Ethereum app shows a transaction: one field a page here, several on the device.
// Source: recordings of the app 1.22 on a Flex; LedgerHQ/app-ethereum src/features/signTx.
import { checksumAddress, fromHex } from '../../keys/bytes.ts'
import type { ShownTx } from './ethereumTx.ts'
import { LEDGER_NETWORKS } from '../ledgerNetworks.ts'
import { BLIND_WARNING, blindTitle, type DevicePage, type DevicePrompt } from '../prompts.ts'

/** The coin of a network that the app does not know. */
const UNKNOWN = '???'
/** Letters that the app has room for in an amount, with its coin and the zero byte behind it. Source: src/features/signTx, common_utils.c. */
const AMOUNT_ROOM = 50

/** Whether the amount can be shown: before its last zeros are dropped its digits and the point must have room too. */
export function hasAmountRoom({ value, chainId }: ShownTx): boolean {
  const ticker = LEDGER_NETWORKS[(chainId ?? 0n).toString()]?.ticker ?? UNKNOWN
  return value.toString().length + 2 <= AMOUNT_ROOM && coinText(value, ticker).length + 1 <= AMOUNT_ROOM
}

/** Wei as the app writes it: whole coins with as many decimals as are needed. */
function coinText(wei: bigint, ticker: string): string {
  const digits = wei.toString().padStart(19, '0')
  const decimals = digits.slice(-18).replace(/0+$/, '')
  return `${digits.slice(0, -18)}${decimals === '' ? '' : `.${decimals}`} ${ticker}`
}

/**
 * Returns the fields in order. Of a call that it cannot decode, the app shows no amount except the coins sent along, and its hash at the
 * end. Of a token call it shows neither the contract nor the hash. A transaction without a chain counts as one of chain 0. Fees have 256
 * bits.
 */
function fieldsOf(tx: ShownTx, from: string, hash: string): DevicePage[] {
  const chainId = tx.chainId ?? 0n
  const network = LEDGER_NETWORKS[chainId.toString()]
  const ticker = network?.ticker ?? UNKNOWN
  const field = (heading: string, text: string): DevicePage => ({ heading, text })
  const fees = field('Max fees', coinText(BigInt.asUintN(256, tx.gas * tx.maxFee), ticker))
  const networks = chainId === 1n ? [] : [field('Network', network?.name ?? chainId.toString())]
  if (tx.erc20 !== null) return [field('From', from), ...networks, fees]
  return [
    field('From', from),
    ...(tx.hasData && tx.value === 0n ? [] : [field('Amount', coinText(tx.value, ticker))]),
    field('To', tx.to === '' ? 'Contract' : checksumAddress(fromHex(tx.to))),
    fees,
    ...networks,
    ...(tx.hasData ? [field('Transaction hash', hash)] : []),
  ]
}

/**
 * Creates the prompt of a transaction.
 * @param hash what is signed, as 0x…
 */
export function transactionPrompt(tx: ShownTx, from: string, hash: string): DevicePrompt {
  const what = tx.erc20 === null ? 'transaction' : `transaction to ${tx.erc20} ERC20 token`
  const title = `Review ${what}`
  return {
    kind: 'transaction',
    title,
    pages: [
      ...(tx.hasData ? [BLIND_WARNING, blindTitle(title)] : [{ heading: title, text: '' }]),
      ...fieldsOf(tx, from, hash),
      { heading: tx.hasData ? `Accept risk and sign ${what}?` : 'Sign transaction?', text: 'Hold to sign' },
    ],
    page: 0,
  }
}

/** Returns the fields as lines of text, for tests of what was shown. */
export function shownFields(prompt: DevicePrompt): string {
  const shown = prompt.pages.filter(({ text }) => text !== '' && text !== 'Hold to sign')
  return shown.map(({ heading, text }) => `${heading}: ${text}`).join('\n')
}
