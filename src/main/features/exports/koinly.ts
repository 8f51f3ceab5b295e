// Exports history in the columns of Koinly's universal template, for tax tools.
// Source: support.koinly.io/en/articles/9489976-how-to-create-a-custom-csv-file-with-your-data.
import type { ActivityKind } from '../../../shared/contract/history/activityMeaning.ts'
import { changesStakes, paidRewards } from '../../../shared/domain/staking/stakingRewards.ts'
import type { ActivityRecord } from '../../db/archive/records/activityRecord.ts'
import { addressRef } from '../labels/labelKey.ts'
import { archiveAccount } from '../../sync/syncTargets.ts'
import { describedRecords, type ActivityExportDeps, type ActivityLine } from './activity.ts'
import { displayed, type Cell, type Table } from './tableWriter.ts'

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
  /** Changes a stake and does nothing else. */
  isStake: boolean
  sent: Shown | null
  received: Shown | null
  fee: Shown | null
}

type Shown = ActivityLine['fee'][number]

/** Counts the transactions that no row is written of. */
export interface Omitted {
  transactions: number
}

/**
 * Builds one row per asset sent or received, since the template has room for one of each. A fee without a movement is a cost row;
 * transactions that moved nothing are omitted. So are staked amounts, which remain the user's: to Koinly a withdrawal is a disposal, and
 * no transaction would bring them back, since chains end an unstaking by themselves. Waybill stores no historic prices, so the net worth stays empty for the tool to fill.
 */
export function koinlyTable(deps: ActivityExportDeps, omitted: Omitted = { transactions: 0 }): Table<Moved> {
  const describe = describer(deps)
  return {
    columns: COLUMNS,
    lines: () => movedLines(deps, omitted),
    cells: ({ line, isStake, sent, received, fee }): Record<string, Cell> => ({
      Date: dateOf(line),
      'Sent Amount': amountOf(sent),
      'Sent Currency': currencyOf(line, sent),
      'Received Amount': amountOf(received),
      'Received Currency': currencyOf(line, received),
      'Fee Amount': amountOf(fee),
      'Fee Currency': currencyOf(line, fee),
      'Net Worth Amount': '',
      'Net Worth Currency': '',
      Label: tagOf(line, { isStake, isIncome: sent === null, isCost: received === null }),
      Description: describe(line),
      TxHash: line.hash,
    }),
  }
}

function* movedLines(deps: ActivityExportDeps, omitted: Omitted): Generator<Moved> {
  for (const { record, line } of describedRecords(deps)) {
    const { about, parts = [], more } = record.details
    const isStake = changesStakes({ kind: record.kind, about, parts, more })
    const taken = isStake ? [] : line.sent
    const [firstFee = null, ...otherFees] = line.fee
    const received = earnedOrReceived(record, line)
    const isCostOnly = taken.length === 0 && received.length === 0
    const sent = isCostOnly ? line.fee : [...taken, ...otherFees]
    const rows = Math.max(sent.length, received.length)
    if (rows === 0) omitted.transactions += 1
    for (let row = 0; row < rows; row += 1) {
      const fee = row === 0 && !isCostOnly ? firstFee : null
      yield { line, isStake, sent: sent[row] ?? null, received: received[row] ?? null, fee }
    }
  }
}

/** Returns what came to an account from others: not what it had locked and got back, since no row took that. */
function earnedOrReceived(
  { kind, movements, details: { about, earned, parts } }: ActivityRecord,
  { received }: ActivityLine,
): readonly Shown[] {
  if (kind === 'stakeWithdrawn' && parts === undefined) return []
  if (earned === undefined || parts !== undefined) return received
  const paid = new Map(paidRewards({ kind, about, movements, earned }).map(({ denom, amount }) => [denom, amount]))
  return received.flatMap((coin) => {
    const amount = paid.get(coin.denom)
    return amount === undefined ? [] : [displayed({ ...coin, amount })]
  })
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
function tagOf(line: ActivityLine, row: { isStake: boolean; isIncome: boolean; isCost: boolean }): string {
  const movesNothing = row.isStake ? row.isCost : line.sent.length === 0 && row.isCost
  if (movesNothing) return 'cost'
  return (row.isStake || REWARDS.has(line.kind)) && row.isIncome ? 'reward' : ''
}

/** Returns an amount without superfluous zeros. */
function amountOf(coin: Shown | null): string {
  return coin === null ? '' : coin.display.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
}

/** Kinds whose name, split into words, is no English. */
const NAMES: Partial<Record<ActivityKind, string>> = {
  self: 'Sent to itself',
  ibcSent: 'Sent over IBC',
  ibcReceived: 'Received over IBC',
  ibcRefused: 'IBC transfer refused',
  ibcArrived: 'IBC transfer arrived',
  ibcRefunded: 'IBC transfer refunded',
  ibcTimedOut: 'IBC transfer timed out',
  ibcRelayed: 'IBC packet relayed',
  depositRefused: 'Deposit refused',
  delegated: 'Staked',
  undelegated: 'Unstaking started',
  undelegationCancelled: 'Unstaking cancelled',
  redelegated: 'Stake moved',
  rewards: 'Rewards claimed',
  commission: 'Commission claimed',
  voted: 'Voted',
  vipClaimed: 'VIP rewards claimed',
  evmCall: 'Contract call',
  moveCall: 'Contract call',
  wasmCall: 'Contract call',
  nft: 'NFT transaction',
  nftMinted: 'NFT minted',
  nftSent: 'NFT sent',
  nftReceived: 'NFT received',
  nftBurned: 'NFT burned',
  other: 'Transaction',
  operated: 'Bridge or relayer operation',
}

/** Kinds that read well before their counterparty. */
const NAMES_COUNTERPARTY: Partial<Record<ActivityKind, 'to' | 'from'>> = {
  sent: 'to',
  received: 'from',
  ibcSent: 'to',
  ibcReceived: 'from',
  deposit: 'to',
  depositArrived: 'from',
  withdrawal: 'to',
  delegated: 'to',
  redelegated: 'to',
  undelegated: 'from',
  rewards: 'from',
  nftSent: 'to',
  nftReceived: 'from',
}

/** Returns a function that describes a transaction in a sentence, after the user's own words. */
function describer({ registry, accounts }: ActivityExportDeps): (line: ActivityLine) => string {
  const owners = new Map(accounts.map((account) => [archiveAccount(account.address), account.label]))
  return ({ label, note, memo, chain_id, kind, status, gone_at, counterparty, counterparty_label }) => {
    const own = [label, note].filter((text) => text !== null && text !== '').join(': ')
    const word = NAMES_COUNTERPARTY[kind]
    const owner = counterparty === null ? undefined : owners.get(addressRef(counterparty))
    const other = owner === undefined ? (counterparty_label ?? counterparty) : `own account ${owner}`
    const party = word === undefined || other === null ? '' : ` ${word} ${other}`
    const what = `${NAMES[kind] ?? spaced(kind)}${party} on ${registry.chain(chain_id)?.name ?? chain_id}${status === 'failed' ? ', failed' : ''}`
    const gone = gone_at === null ? '' : `not listed any more by its indexer, as of ${gone_at.slice(0, 10)}`
    return [own, what, gone, memo].filter((text) => text !== '').join(' – ')
  }
}

/** @example spaced('withdrawalClaimed') // 'Withdrawal claimed' */
function spaced(kind: ActivityKind): string {
  const words = kind.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
