// What the Ethereum app shows of a transaction, page by page and in its own words, which are English on every Ledger.
// Source: LedgerHQ/app-ethereum src/features/signTx; held against recordings of the app 1.22 through the virtual Ledger.
import { TRANSACTION_HEADINGS as says } from '../words/device.ts'
import type { DeviceDocument } from './screenText.ts'

export interface TransactionPage {
  /** As it stands on the device. */
  heading: string
  /** What stands under it; none on a page that only asks. */
  shows: { kind: 'address' | 'amount' | 'network'; value: string } | { kind: 'hash' } | null
}

/** The only network that the app leaves out. */
const MAINNET = '1'
const bare = (heading: string): TransactionPage => ({ heading, shows: null })

/** The pages from the first to the one that signs; nothing for a document that is no Ethereum transaction. */
export function transactionPages({ evm, signer, fee, chainId }: DeviceDocument): TransactionPage[] {
  if (evm === null) return []
  const isCall = evm.data.length > 2
  const page = (heading: string, kind: 'address' | 'amount' | 'network', value: string) => ({ heading, shows: { kind, value } })
  return [
    ...(isCall ? [bare(says.blindAhead)] : []),
    bare(says.review),
    page(says.from, 'address', signer),
    // Of a call that it cannot read the app shows no amount but the coins that go with it.
    ...(isCall && BigInt(evm.value) === 0n ? [] : [page(says.amount, 'amount', evm.value)]),
    page(says.to, 'address', evm.to),
    page(says.fees, 'amount', fee.amount),
    ...(chainId === MAINNET ? [] : [page(says.network, 'network', chainId)]),
    ...(isCall ? [{ heading: says.hash, shows: { kind: 'hash' as const } }] : []),
    bare(isCall ? says.accept : says.sign),
  ]
}
