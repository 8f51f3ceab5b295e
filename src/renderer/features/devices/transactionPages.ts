// Builds the pages that the Ethereum app shows of a transaction, in the app's words, which are English on every Ledger.
// Source: LedgerHQ/app-ethereum src/features/signTx; checked against recordings of the app on a Flex and a Nano S Plus.
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { erc20CallOf, isBlindSigned } from '../../../shared/domain/blindSigning.ts'
import { TRANSACTION_HEADINGS as says } from '../../words/device.ts'
import type { DeviceDocument } from './screenText.ts'

/** A page of a transaction on the device. */
export interface TransactionPage {
  /** The heading, as the device shows it. */
  heading: string
  /** The value below it; null on a page that only asks. */
  shows: { kind: 'address' | 'amount' | 'network' | 'hash'; value: string } | null
}

/** The only network whose name the app leaves out. */
const MAINNET = '1'
const bare = (heading: string): TransactionPage => ({ heading, shows: null })

/**
 * Returns the pages from the first to the one that signs; none for a document that is not an Ethereum transaction.
 * @param model name of the device, as "Ledger Nano S Plus"; an unknown one is treated as a touch screen
 */
export function transactionPages(document: DeviceDocument, model: string): TransactionPage[] {
  const pages = touchPages(document)
  return /Nano/u.test(model) ? pages.map((page) => ({ ...page, heading: nanoHeading(page.heading) })) : pages
}

/** Returns the shorter heading of a Nano: it asks no question, and its last page does not repeat what is signed. */
function nanoHeading(heading: string): string {
  if (heading === says.hash) return says.hashOnNano
  const isAccept = heading === says.accept || Object.values(says.token).some(({ accept }) => accept === heading)
  return (isAccept ? says.accept : heading).replace('?', '')
}

function touchPages({ evm, signer, fee, chainId, document }: DeviceDocument): TransactionPage[] {
  if (evm === null) return []
  const isCall = isBlindSigned(evm.data)
  const page = (heading: string, kind: 'address' | 'amount' | 'network' | 'hash', value: string) => ({ heading, shows: { kind, value } })
  const from = page(says.from, 'address', signer)
  const fees = page(says.fees, 'amount', fee.amount)
  const networks = chainId === MAINNET ? [] : [page(says.network, 'network', chainId)]
  const erc20 = erc20CallOf(evm.data)
  if (erc20 !== null) {
    const { review, accept } = says.token[erc20]
    return [bare(says.blindAhead), bare(review), from, ...networks, fees, bare(accept)]
  }
  return [
    ...(isCall ? [bare(says.blindAhead)] : []),
    bare(says.review),
    from,
    // Of a call that it cannot decode, the app shows no amount except the coins sent along.
    ...(isCall && BigInt(evm.value) === 0n ? [] : [page(says.amount, 'amount', evm.value)]),
    page(says.to, 'address', evm.to),
    fees,
    ...networks,
    ...(isCall ? [page(says.hash, 'hash', signedHash(document))] : []),
    bare(isCall ? says.accept : says.sign),
  ]
}

/** Returns the hash that is signed: that of the transaction without a signature, not the one by which the network identifies it. */
function signedHash(unsigned: string): string {
  return `0x${bytesToHex(keccak_256(hexToBytes(unsigned.slice(2))))}`
}
