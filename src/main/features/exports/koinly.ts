// Exports history in the columns of Koinly's universal template, for tax tools.
// Source: support.koinly.io/en/articles/9489976-how-to-create-a-custom-csv-file-with-your-data.
import { activityLines, type ActivityExportDeps, type ActivityLine } from './activity.ts'
import type { Cell, Table } from './table.ts'

const COLUMNS = [
  'Date',
  'Sent Amount',
  'Sent Currency',
  'Received Amount',
  'Received Currency',
  'Fee Amount',
  'Fee Currency',
  'Net Worth Amount',
  'Net Worth Currency',
  'Label',
  'Description',
  'TxHash',
] as const

interface Moved {
  line: ActivityLine
  sent: Shown | null
  received: Shown | null
  fee: Shown | null
}

type Shown = ActivityLine['fee'][number]

/**
 * Builds one row per asset sent or received, since the template has room for one of each. A fee without a movement is a cost row;
 * transactions that moved nothing are omitted. Waybill stores no historic prices, so the net worth stays empty for the tool to fill.
 */
export function koinlyTable(deps: ActivityExportDeps): Table<Moved> {
  return {
    columns: COLUMNS,
    lines: () => movedLines(deps),
    cells: ({ line, sent, received, fee }): Record<string, Cell> => ({
      Date: dateOf(line),
      'Sent Amount': sent?.display ?? '',
      'Sent Currency': currencyOf(line, sent),
      'Received Amount': received?.display ?? '',
      'Received Currency': currencyOf(line, received),
      'Fee Amount': fee?.display ?? '',
      'Fee Currency': currencyOf(line, fee),
      'Net Worth Amount': '',
      'Net Worth Currency': '',
      Label: tagOf(line, sent === null),
      Description: descriptionOf(line),
      TxHash: line.hash,
    }),
  }
}

function* movedLines(deps: ActivityExportDeps): Generator<Moved> {
  for (const line of activityLines(deps)) {
    const [firstFee = null, ...otherFees] = line.fee
    const isCostOnly = line.sent.length === 0 && line.received.length === 0
    const sent = isCostOnly ? line.fee : [...line.sent, ...otherFees]
    const rows = Math.max(sent.length, line.received.length)
    for (let row = 0; row < rows; row += 1) {
      const fee = row === 0 && !isCostOnly ? firstFee : null
      yield { line, sent: sent[row] ?? null, received: line.received[row] ?? null, fee }
    }
  }
}

/** Formats the time as the template requires: "2026-01-02 03:04:05 UTC". */
function dateOf({ time }: ActivityLine): string {
  return time === null ? '' : `${time.slice(0, 10)} ${time.slice(11, 19)} UTC`
}

const UNPRINTED = /[^\x21-\x7e]/gu

/**
 * Returns the currency name. Koinly maps a known name to its coin and lists a row with an unknown name as failed, for the user to decide
 * (support.koinly.io/en/articles/9490012-common-import-errors, "Currency not found"). The symbol of an unlisted coin is chosen by its
 * creator, so such a coin is written as chain and full denomination, which is no coin's symbol.
 */
function currencyOf({ chain_id }: ActivityLine, coin: Shown | null): string {
  if (coin === null) return ''
  if (coin.isVerified) return coin.symbol
  return `${chain_id}:${coin.denom.replaceAll(UNPRINTED, (letter) => `\\u{${letter.codePointAt(0)?.toString(16) ?? ''}}`)}`
}

const REWARDS: ReadonlySet<string> = new Set(['rewards', 'poolRewards', 'vipClaimed'])

/** Returns Koinly's own tag. */
function tagOf({ kind, sent, received }: ActivityLine, isIncome: boolean): string {
  if (sent.length === 0 && received.length === 0) return 'cost'
  return REWARDS.has(kind) && isIncome ? 'reward' : ''
}

function descriptionOf({ label, note, memo, chain_id, kind, status, gone_at }: ActivityLine): string {
  const own = [label, note].filter((text) => text !== null && text !== '').join(': ')
  const what = `${kind}${status === 'failed' ? ', failed' : ''} on ${chain_id}`
  const gone = gone_at === null ? '' : `not listed any more by its indexer, as of ${gone_at.slice(0, 10)}`
  return [own, what, gone, memo].filter((text) => text !== '').join(' – ')
}
