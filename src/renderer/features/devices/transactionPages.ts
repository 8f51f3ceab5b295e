// What the Ethereum app shows of a transaction, page by page and in its own words, which are English on every Ledger.
// Source: LedgerHQ/app-ethereum src/features/signTx; held against recordings of the app on a Flex and a Nano S Plus.
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { erc20CallOf, isBlindSigned } from '../../../shared/domain/blindSigning.ts'
import { TRANSACTION_HEADINGS as says } from '../../words/device.ts'
import type { DeviceDocument } from './screenText.ts'

export interface TransactionPage {
  /** As it stands on the device. */
  heading: string
  /** What stands under it; none on a page that only asks. */
  shows: { kind: 'address' | 'amount' | 'network' | 'hash'; value: string } | null
}

/** The only network that the app leaves out. */
const MAINNET = '1'
const bare = (heading: string): TransactionPage => ({ heading, shows: null })

/**
 * The pages from the first to the one that signs; nothing for a document that is no Ethereum transaction.
 * @param model name of the device, as "Ledger Nano S Plus"; one that is not known is taken for a touch screen
 */
export function transactionPages(document: DeviceDocument, model: string): TransactionPage[] {
  const pages = touchPages(document)
  return /Nano/u.test(model) ? pages.map((page) => ({ ...page, heading: nanoHeading(page.heading) })) : pages
}

/** What a Nano says in fewer words: it asks nothing, and its last page does not repeat what is signed. */
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
    // Of a call that it cannot read the app shows no amount but the coins that go with it.
    ...(isCall && BigInt(evm.value) === 0n ? [] : [page(says.amount, 'amount', evm.value)]),
    page(says.to, 'address', evm.to),
    fees,
    ...networks,
    ...(isCall ? [page(says.hash, 'hash', signedHash(document))] : []),
    bare(isCall ? says.accept : says.sign),
  ]
}

/** What is signed: the hash of the transaction without a signature, not the one under which the network knows it. */
function signedHash(unsigned: string): string {
  return `0x${bytesToHex(keccak_256(hexToBytes(unsigned.slice(2))))}`
}
