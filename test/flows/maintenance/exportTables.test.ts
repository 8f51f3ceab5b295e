// Reads holdings, NFTs, transfers and labels as CSV with a different parser and compares them row by row with what windows get.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatUnits } from '../../../src/shared/domain/amount.ts'
import type { Nft } from '../../../src/shared/contract/history/nft.ts'
import type { StakePart } from '../../../src/shared/contract/history/portfolio.ts'
import type { TransferView } from '../../../src/shared/contract/transfer/transfer.ts'
import { currentLeg } from '../../../src/shared/domain/transfer/legs.ts'
import { exportBench, type ExportBench, type Row } from '../../support/benches/exportBench.ts'
import { approve } from '../../support/benches/hands.ts'

const DAY_MS = 86_400_000

let bench: ExportBench

beforeAll(async () => {
  bench = await exportBench()
})

afterAll(() => bench.close())

const iso = (time: number | null) => (time === null ? '' : new Date(time).toISOString())
/** Names letters that would turn or hide the ones after them. */
const named = (text: string) =>
  text.replace(/[\u200B-\u200F\u202A-\u202E\u2066-\u2069]/gu, (hidden) => `[U+${hidden.codePointAt(0)?.toString(16).toUpperCase()}]`)
/** As a cell stands where a spreadsheet would run it. */
const inert = (text: string) => named(text).replace(/^(\s*[=+\-@＝＋－＠]|[\t\r\n])/u, "'$&")
const yes = (is: boolean) => (is ? 'yes' : 'no')
const byText = (left: Row, right: Row) => (JSON.stringify(left) < JSON.stringify(right) ? -1 : 1)

function account(id: string) {
  const found = bench.accounts.find((each) => each.id === id)
  if (found === undefined) throw new Error('a stranger’s')
  return { account: found.address.bech32, account_label: found.label }
}

test('every balance stands in the table as in the portfolio', async () => {
  const { groups } = await bench.call('portfolio.get', {})
  const { chainId = '', denom = '' } = groups[0]?.parts[0]?.asset ?? {}
  await bench.call('labels.set', { key: { kind: 'asset', chainId, ref: denom }, label: 'Rainy days', note: '=not for "rent"' })
  const shown = groups.flatMap(({ parts }) =>
    parts.map(({ asset, accountId, amount, readAt }): Row => {
      const isLabelled = asset.chainId === chainId && asset.denom === denom
      return {
        ...account(accountId),
        chain_id: asset.chainId,
        kind: 'balance',
        denom: asset.denom,
        symbol: inert(asset.symbol),
        is_verified: yes(asset.isVerified),
        amount: formatUnits(amount, asset.decimals),
        amount_units: amount,
        decimals: String(asset.decimals),
        validator: '',
        free_at: '',
        label: isLabelled ? 'Rainy days' : '',
        note: isLabelled ? '\'=not for "rent"' : '',
        read_at: iso(readAt),
      }
    }),
  )
  const rows = await bench.table({ what: 'holdings' })
  expect(shown.length).toBeGreaterThan(15)
  expect(rows.filter(({ kind }) => kind === 'balance').toSorted(byText)).toEqual(shown.toSorted(byText))
  const own = await bench.table({ what: 'holdings', filter: { accountId: bench.second.id } })
  expect(own).toEqual(rows.filter((row) => row['account'] === bench.second.address.bech32))
})

/** Names the part that a stake belongs to: that of the kind that it is shown as, and of its day where each day is a part of its own. */
function partName(owner: string, chainId: string, kind: string, denom: string, end: number): string {
  const shown = kind.replace('lockedUnbonding', 'unbonding').replace('lockedReward', 'reward')
  const isByDay = shown === 'unbonding' || shown === 'locked'
  return JSON.stringify([owner, chainId, shown, denom, isByDay ? Math.floor(end / DAY_MS) : null])
}

function stakesShown(stakes: readonly StakePart[]): Record<string, [amount: string, validators: number, free: string]> {
  const parts = stakes.map(({ kind, asset, accountId, amount, validators, completesAt }) => {
    const name = partName(account(accountId).account, asset.chainId, kind, asset.denom, completesAt ?? 0)
    const part: [string, number, string] = [formatUnits(amount, asset.decimals), validators, iso(completesAt)]
    return [name, part] as const
  })
  return Object.fromEntries(parts)
}

function stakesWritten(rows: readonly Row[]): ReturnType<typeof stakesShown> {
  const parts = Map.groupBy(rows, (row) => {
    const { account: owner = '', chain_id: chainId = '', kind = '', denom = '', free_at: end = '' } = row
    return partName(owner, chainId, kind, denom, Date.parse(end))
  })
  return Object.fromEntries(
    [...parts].map(([name, of]) => {
      const units = of.reduce((sum, row) => sum + BigInt(row['amount_units'] ?? ''), 0n)
      const free = of.map((row) => row['free_at'] ?? '').toSorted()
      return [
        name,
        [formatUnits(units.toString(), Number(of[0]?.['decimals'])), new Set(of.map((row) => row['validator'])).size, free.at(-1) ?? ''],
      ]
    }),
  )
}

test('stakes add up to what the portfolio shows of them, and what is free already is no stake in either', async () => {
  const compare = async () => {
    const { groups } = await bench.call('portfolio.get', {})
    const stakes = groups.flatMap((group) => group.stakes).filter(({ kind }) => kind !== 'vesting')
    const rows = (await bench.table({ what: 'holdings' })).filter(({ kind }) => kind !== 'balance' && kind !== 'vesting')
    expect(stakesWritten(rows)).toEqual(stakesShown(stakes))
    return new Set(stakes.map(({ kind }) => kind))
  }
  expect(await compare()).toEqual(new Set(['delegation', 'locked', 'unbonding', 'reward']))
  bench.alter("UPDATE stake SET completes_at = 1 WHERE kind = 'unbonding'")
  expect(await compare()).toEqual(new Set(['delegation', 'locked', 'reward']))
})

async function allNfts(): Promise<Nft[]> {
  const pages = (['held', 'hidden', 'left'] as const).flatMap((show) =>
    bench.accounts.map(({ id }) => bench.call('nfts.page', { filter: { show, accountId: id }, offset: 0, limit: 200 })),
  )
  return (await Promise.all(pages)).flat()
}

test('every NFT stands in the table as its page has it: held, hidden and gone', async () => {
  const [one, two, three] = await allNfts()
  if (one === undefined || two === undefined || three === undefined) throw new Error('too few')
  await bench.call('nfts.hide', { things: [{ chainId: one.chainId, collection: one.collection, tokenId: one.tokenId }], isHidden: true })
  const named = { kind: 'nft', chainId: two.chainId, ref: `${two.collection}/${two.tokenId}` } as const
  await bench.call('labels.set', { key: named, label: '+1', note: 'two\nlines' })
  const collection = { kind: 'collection', chainId: two.chainId, ref: two.collection } as const
  await bench.call('labels.set', { key: collection, label: 'Ours' })
  const at = `chain_id = '${three.chainId}' AND collection = '${three.collection}' AND token_id = '${three.tokenId}'`
  bench.alter(`UPDATE nft_token SET left_at = 1770000000000 WHERE ${at}`)

  const nfts = await allNfts()
  expect(nfts.filter(({ isHidden }) => isHidden)).toHaveLength(1)
  expect(nfts.filter(({ leftAt }) => leftAt === 1_770_000_000_000)).toHaveLength(1)
  const shown = await Promise.all(
    nfts.map(async ({ accountId, chainId, collection: of, tokenId, isHidden, leftAt }): Promise<Row> => {
      const detail = await bench.call('nfts.get', { accountId, chainId, collection: of, tokenId })
      const isNamed = `${of}/${tokenId}` === named.ref && chainId === named.chainId
      return {
        ...account(accountId),
        chain_id: chainId,
        collection: of,
        collection_name: inert(detail.collectionName),
        collection_label: of === two.collection && chainId === two.chainId ? 'Ours' : '',
        token_id: inert(tokenId),
        label: isNamed ? "'+1" : '',
        note: isNamed ? 'two\nlines' : '',
        is_hidden: yes(isHidden),
        uri: inert(detail.uri),
        object_address: detail.objectAddr,
        first_seen_at: iso(detail.firstSeenAt),
        left_at: iso(leftAt),
        read_at: iso(detail.readAt),
      }
    }),
  )
  expect(shown.length).toBeGreaterThan(40)
  expect((await bench.table({ what: 'nfts' })).toSorted(byText)).toEqual(shown.toSorted(byText))
})

async function drive(steps: ('build' | 'sign')[]): Promise<TransferView> {
  const { groups } = await bench.call('portfolio.get', {})
  const far = groups.flatMap(({ parts }) => parts).find(({ asset }) => asset.chainId === 'lantern-1' && asset.symbol === 'INIT')
  const request = { fromChainId: 'practice-1', fromDenom: 'uinit', toChainId: 'lantern-1', toDenom: far?.asset.denom ?? '' }
  const terms = { accountId: bench.first.id, amount: '1500000', recipient: null, slippagePercent: '0.5' }
  const { offers } = await bench.call('quotes.request', { ...request, ...terms })
  let view = await bench.call('transfers.create', { quoteId: offers[0]?.id ?? '' })
  for (const step of steps) {
    const { id, version } = view.transfer
    const consent = step === 'sign' ? (currentLeg(view.transfer)?.documentHash ?? null) : null
    const [after] = await Promise.all([
      bench.call('transfers.step', { id, version, step, consent }),
      step === 'sign' ? approve(bench.practice.device) : null,
    ])
    view = after
  }
  return view
}

test('every waybill stands in the table as in the list, one that cannot be read with its hashes', async () => {
  const { transfer: unread } = await drive(['build', 'sign'])
  const { transfer: signed } = await drive(['build', 'sign'])
  const { transfer: draft } = await drive([])
  await bench.call('transfers.cancel', { id: draft.id, version: draft.version })
  const key = { kind: 'address', chainId: '', ref: signed.recipient } as const
  await bench.call('labels.set', { key, label: '@home' })
  bench.alter(`UPDATE transfer SET json = '{"id":"cut' WHERE id = '${unread.id}'`, 'journal')
  const views = await bench.call('transfers.list', {})
  expect(views.map(({ transfer }) => transfer.id)).toEqual([draft.id, signed.id])
  const shown = views.map(({ transfer }): Row => {
    const { quote, release } = transfer
    return {
      number: String(transfer.number),
      phase: transfer.phase,
      created_at: iso(transfer.createdAt),
      updated_at: iso(transfer.updatedAt),
      settled_at: iso(transfer.settledAt),
      account_label: account(transfer.accountId).account_label,
      sender: transfer.sender,
      recipient: transfer.recipient,
      recipient_label: "'@home",
      from_chain_id: 'practice-1',
      from_denom: 'uinit',
      from_symbol: 'INIT',
      from_amount: '1.500000',
      from_amount_units: '1500000',
      from_decimals: '6',
      to_chain_id: 'lantern-1',
      to_denom: quote.request.toDenom,
      to_symbol: quote.to.symbol,
      to_amount_quoted: formatUnits(quote.amountOut, quote.to.decimals),
      to_amount_quoted_units: quote.amountOut,
      to_decimals: String(quote.to.decimals),
      hashes: transfer.legs.flatMap(({ hash }) => hash ?? []).join(' '),
      lies_on: release?.chainId ?? '',
      lies_amount_units: release?.amount ?? '',
      lies_denom: release?.denom ?? '',
      reason: inert(transfer.reason ?? ''),
    }
  })
  const [broken] = await bench.call('transfers.unreadable', {})
  const hashes = unread.legs.flatMap(({ hash }) => hash ?? [])
  expect(hashes).toHaveLength(1)
  expect(broken).toMatchObject({ number: unread.number, hashes })
  const empty = Object.fromEntries(Object.keys(shown[0] ?? {}).map((column) => [column, '']))
  const last = { ...empty, number: String(unread.number), phase: 'unreadable', created_at: iso(unread.createdAt), hashes: hashes.join(' ') }
  expect(await bench.table({ what: 'transfers' })).toEqual([...shown, last])
  expect(await bench.table({ what: 'transfers', filter: { accountId: bench.second.id } })).toEqual([last])
})

test('every label stands in the table as in the list', async () => {
  const keys = [
    { kind: 'tx', chainId: 'practice-1', ref: 'AB12'.repeat(16) },
    { kind: 'address', chainId: '', ref: bench.second.address.hex },
    { kind: 'asset', chainId: 'practice-1', ref: 'factory/a/=b' },
  ] as const
  for (const key of keys) await bench.call('labels.set', { key, label: `=1+1 "${key.kind}"`, note: 'a,b\r\nc שלום' })
  const labels = await bench.call('labels.list', {})
  expect(new Set(labels.map(({ kind }) => kind))).toEqual(new Set(['tx', 'address', 'asset', 'collection', 'nft']))
  const shown = labels.map(({ kind, chainId, ref, address, label, note, isHidden, updatedAt }): Row => ({
    kind,
    chain_id: chainId,
    ref: inert(address?.bech32 ?? ref),
    label: inert(label),
    note: inert(note),
    is_hidden: yes(isHidden),
    updated_at: iso(updatedAt),
  }))
  expect(await bench.table({ what: 'labels' })).toEqual(shown)
})
