// What is said of a transfer that takes long, waits in a bridge, or comes back: in the list, on its sheet and in the portfolio.
import { describe, expect, test } from 'vitest'
import { allEnglish } from '../../../../test/support/allEnglish.ts'
import type { Quote } from '../../../shared/contract/transfer/route.ts'
import type { Transfer, Withdrawal } from '../../../shared/contract/transfer/transfer.ts'
import { fundsNow } from '../../../shared/domain/transfer/fundsNow.ts'
import { latenessOf, lateSince } from '../../../shared/domain/transfer/lateness.ts'
import { BY_IBC, DEPOSIT, grow, sampleQuote, status, tracked, until } from '../../../shared/domain/transfer/sampleTransfer.ts'
import { dueAt } from '../../../shared/domain/transfer/timelineTimes.ts'
import { movingLine } from './movingLine.ts'
import { listLine, stateTag } from './transferState.ts'

const names = {
  chain: (id: string) => (id === 'practice-1' ? 'Initia' : 'Lantern'),
  money: () => '10 INIT',
  ownRecipient: null,
  savedRecipient: null,
  validator: null,
}
const withdrawal = (changes: Partial<Withdrawal>): Withdrawal => ({
  chainId: 'tidewatch-1',
  bridgeId: '1',
  sequence: '7',
  stage: 'submitted',
  outputIndex: null,
  claimableAt: null,
  expectedAt: null,
  ...changes,
})
const underWay = (quote: Quote = sampleQuote()) => {
  const hops = quote.hops.map((hop) => tracked(hop, 'sent'))
  return grow([...until('registered', quote), status('pending', hops)], quote)
}
const refused = (changes: Partial<Withdrawal>) => ({ ...underWay(), withdrawal: withdrawal(changes) })
const lineOf = (transfer: Transfer, now: number) => listLine(allEnglish, transfer, { number: 1, of: 1, now }, names).text

describe('a transfer past twice its usual time', () => {
  const transfer = underWay()
  const late = lateSince(transfer) ?? 0

  test('is late from then on, in the list, on the sheet and in the portfolio', () => {
    expect(late).toBe((transfer.legs[0]?.sentAt ?? 0) + 2 * (transfer.quote.durationSeconds ?? 0) * 1000)
    expect(latenessOf(transfer, late - 1)).toBeNull()
    expect(stateTag(allEnglish, transfer, late - 1).text).toBe('In transit')
    expect(stateTag(allEnglish, transfer, late)).toEqual({ text: 'Longer than usual', tone: 'warn' })
    expect(lineOf(transfer, late)).toBe('Longer than usual')
    expect(movingLine(allEnglish, transfer, late)).toEqual({ text: 'Longer than usual', tone: 'warn' })
    expect(movingLine(allEnglish, transfer, (dueAt(transfer) ?? 0) - 8000)).toEqual({ text: 'In transit, about 8 s left', tone: 'dim' })
  })

  test.for([
    [DEPOSIT, 'If Lantern rejects it, the bridge returns it to Initia after its challenge period.'],
    [BY_IBC, 'IBC refunds it by itself.'],
    [{ ...DEPOSIT, kind: 'bridge' as const }, 'Bridges can be slow at busy times'],
  ] as const)('says how its bridge returns what is not taken', ([hop, text]) => {
    const found = latenessOf(underWay(sampleQuote([hop])), Number.MAX_SAFE_INTEGER)
    expect(found).not.toBeNull()
    if (found !== null) expect(allEnglish.lateText(found, 'Initia', 'Lantern')).toContain(text)
    if (found !== null) expect(allEnglish.lateText(found, 'Initia', 'Lantern')).toContain('don’t send it again')
  })

  test('a withdrawal that waits out its bridge is never late, nor is what has no usual time', () => {
    const lossless = { ...sampleQuote(), variant: 'lossless' as const }
    expect(lateSince(grow(until('included', lossless), lossless))).toBeNull()
    expect(lateSince(underWay({ ...sampleQuote(), durationSeconds: null }))).toBeNull()
  })
})

describe('a withdrawal that no output contains yet', () => {
  const lossless = { ...sampleQuote(), variant: 'lossless' as const }
  const left = grow(until('included', lossless), lossless)

  test('is expected by the quoted time at first, then by the times of its bridge, then known', () => {
    expect(dueAt(left)).toBe((left.legs[0]?.sentAt ?? 0) + 60_000)
    expect(dueAt({ ...left, withdrawal: withdrawal({ expectedAt: 80_000 }) })).toBe(80_000)
    expect(dueAt({ ...left, withdrawal: withdrawal({ stage: 'proposed', claimableAt: 75_000 }) })).toBe(75_000)
  })

  test('says so in the list and in the portfolio, marked as an estimate', () => {
    const waiting = { ...left, withdrawal: withdrawal({ expectedAt: 80_000 }) }
    expect(lineOf(waiting, 0)).toMatch(/^In the bridge until about /)
    expect(movingLine(allEnglish, waiting, 0).text).toMatch(/^Claimable in about 1 min 20 s \(/)
    expect(movingLine(allEnglish, waiting, 90_000).text).toBe('Initia hasn’t recorded it yet, longer than usual')
    expect(allEnglish.fundsText(fundsNow(waiting), names)).toContain('claimable on Lantern about ')
    const known = { ...left, withdrawal: withdrawal({ stage: 'proposed', claimableAt: 80_000 }) }
    expect(lineOf(known, 0)).not.toContain('about')
    expect(movingLine(allEnglish, known, 0).text).toMatch(/^Claimable in 1 min 20 s \(/)
  })
})

describe('a deposit that the rollup refused', () => {
  test('is being returned, and says until when', () => {
    const submitted = refused({ expectedAt: 80_000 })
    expect(stateTag(allEnglish, submitted)).toEqual({ text: 'Being returned', tone: 'warn' })
    expect(lineOf(submitted, 0)).toBe('Being returned')
    expect(movingLine(allEnglish, submitted, 0).text).toBe('Being returned, claimable in about 1 min 20 s')
    expect(allEnglish.fundsText(fundsNow(submitted), names)).toMatch(
      /on its way back to Initia: Lantern rejected it. Claimable there about /,
    )
    const proposed = refused({ stage: 'proposed', claimableAt: 80_000 })
    expect(movingLine(allEnglish, proposed, 0).text).toBe('Being returned, claimable in 1 min 20 s')
    expect(allEnglish.fundsText(fundsNow(proposed), names)).toMatch(
      /Claimable there from .+\. It may be claimed for you; if not, you claim it here\.$/,
    )
  })

  test('waits to be claimed once the bridge allows it', () => {
    const claimable = refused({ stage: 'claimable', claimableAt: 80_000 })
    expect(stateTag(allEnglish, claimable)).toEqual({ text: 'Refund ready to claim', tone: 'warn' })
    expect(allEnglish.fundsText(fundsNow(claimable), names)).toBe('10 INIT in the bridge, ready to claim on Initia: Lantern rejected it.')
  })

  test('a packet that failed comes back by itself', () => {
    const quote = sampleQuote([BY_IBC])
    const failed = grow([...until('registered', quote), status('pending', [tracked(BY_IBC, 'failed')])], quote)
    expect(stateTag(allEnglish, failed).text).toBe('Being returned')
    expect(allEnglish.fundsText(fundsNow(failed), names)).toContain('didn’t accept it')
  })
})
