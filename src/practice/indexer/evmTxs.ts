// The rollup indexer's lists of Ethereum receipts and of the calls inside. Source: initia-labs/rollytics api/handler/tx/evmtx.go, internaltx.go.
import { hexAddress } from '../evm/abi.ts'
import { withBloom } from '../evm/bloom.ts'
import type { EvmFrame, EvmTx } from '../evm/receipt.ts'
import { json, text, type PracticeReply } from '../reply.ts'
import { accountIn, hashOf, heightOf } from './cosmosTxs.ts'
import { cursorPage } from './paging.ts'

function receiptPage(url: URL, rows: readonly EvmTx[], total = String(rows.length)): PracticeReply {
  return cursorPage(url, { key: 'txs', rows, cursor: 'sequence', placeOf: (tx) => tx.sequence, show: (tx) => withBloom(tx.receipt), total })
}

/** Answers what lies below `/indexer/tx/v1/evm-txs`. */
export function evmTxs(url: URL, parts: readonly string[], visible: readonly EvmTx[]): PracticeReply {
  const [what, argument] = parts
  if (what === undefined) return receiptPage(url, visible, String(visible.at(-1)?.sequence ?? 0))
  if (what === 'by_account') {
    const address = hexAddress(accountIn(argument))
    const signed = url.searchParams.get('is_signer') === 'true'
    return receiptPage(
      url,
      visible.filter(({ accounts, receipt }) => accounts.has(address) && (!signed || receipt.from === address)),
    )
  }
  if (what === 'by_height') {
    const wanted = heightOf(argument)
    return receiptPage(
      url,
      visible.filter(({ height }) => height === wanted),
    )
  }
  const hash = `0x${hashOf(what)}`
  const found = visible.find((tx) => tx.hash === hash)
  return found === undefined ? text('[NOT_FOUND] tx not found', 404) : json({ tx: withBloom(found.receipt) })
}

interface FrameRow {
  tx: EvmTx
  frame: EvmFrame
  sequence: number
}

function shown({ tx, frame }: FrameRow): unknown {
  return {
    height: tx.height,
    hash: tx.hash,
    parent_index: frame.parentIndex,
    index: frame.index,
    type: frame.type,
    from: frame.from,
    to: frame.to,
    input: frame.input,
    output: frame.output,
    value: frame.value,
    gas: frame.gas,
    gasUsed: frame.gasUsed,
  }
}

/** Answers what lies below `/indexer/tx/v1/evm-internal-txs`; one hash gives a list too. */
export function evmInternalTxs(url: URL, parts: readonly string[], visible: readonly EvmTx[]): PracticeReply {
  const [what, argument] = parts
  const all = visible.flatMap((tx) => tx.frames.map((frame) => ({ tx, frame }))).map((row, index) => ({ ...row, sequence: index + 1 }))
  const list = (rows: readonly FrameRow[]): PracticeReply =>
    cursorPage(url, {
      key: 'internal_txs',
      rows,
      cursor: 'sequence',
      placeOf: ({ sequence }) => sequence,
      show: shown,
      total: String(rows.length),
    })
  if (what === undefined) return list(all)
  if (what === 'by_account') {
    const address = hexAddress(accountIn(argument))
    return list(all.filter(({ frame }) => frame.from === address || frame.to === address))
  }
  if (what === 'by_height') {
    const wanted = heightOf(argument)
    return list(all.filter(({ tx }) => tx.height === wanted))
  }
  const hash = `0x${hashOf(what)}`
  return visible.some((tx) => tx.hash === hash) ? list(all.filter(({ tx }) => tx.hash === hash)) : text('transaction not found', 404)
}
