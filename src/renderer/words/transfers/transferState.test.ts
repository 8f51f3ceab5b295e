// What is said of a transfer that waits for a block: what it does, never that something leaves which does not.
import { expect, test } from 'vitest'
import { allEnglish } from '../../../../test/support/allEnglish.ts'
import type { Quote } from '../../../shared/contract/transfer/route.ts'
import { BUILT, DEPOSIT, grow, sampleQuote, status, tracked, until } from '../../../shared/domain/transfer/sampleTransfer.ts'
import { timeline } from '../../features/transfers/sheet/timeline.ts'
import { legText, stopText } from '../timeline.ts'
import { listLine, stateTag } from './transferState.ts'

const names = { chain: () => 'Initia', money: () => '10 INIT', ownRecipient: null, savedRecipient: null, validator: null }
const sent = (quote: Quote, purpose: 'transfer' | 'claim' | 'revoke' | 'act') =>
  grow([{ ...BUILT, purpose, chainId: 'practice-1' }, ...until('sent', quote).slice(1)], quote)

test.for([
  ['route', 'transfer', null, 'Sending', 'Sending'],
  ['claim', 'claim', null, 'Claiming', 'Claiming on Initia'],
  ['revoke', 'revoke', null, 'Revoking', 'Revoking on Initia'],
  ['act', 'act', { type: 'vote', proposal: '6315', option: 'yes' }, 'Voting', 'Voting on Initia'],
  ['act', 'act', { type: 'delegate', validator: 'initvaloper1', denom: 'uinit', amount: '5' }, 'Staking', 'Staking on Initia'],
] as const)('a %s that was sent', ([task, purpose, action, tag, line]) => {
  const transfer = sent({ ...sampleQuote(), task, action }, purpose)
  expect(stateTag(allEnglish, transfer).text).toBe(tag)
  expect(listLine(allEnglish, transfer, { number: 1, of: 1 }, names).text).toBe(line)
})

test('until a block has it, the stop says that once; then it is in transit, and no longer waits for the chain it left', () => {
  const at = (fact: 'sent' | 'included') => {
    const transfer = grow(until(fact))
    const items = timeline(transfer)
    const [start, leg] = items
    const named = { ...names, chain: (id: string) => (id === 'practice-1' ? 'Initia' : 'Tidewatch') }
    if (start?.kind !== 'stop' || leg?.kind !== 'leg') throw new Error('no journey')
    const line = listLine(allEnglish, transfer, { number: 1, of: 1 }, named).text
    return {
      line,
      tag: stateTag(allEnglish, transfer).text,
      stamp: start.stamp?.word,
      stop: stopText(allEnglish, start, transfer, named),
      leg: legText(allEnglish, leg, transfer, named),
    }
  }
  expect(at('sent')).toEqual({ line: 'Sending', tag: 'Sending', stamp: undefined, stop: 'Sent, not in a block yet', leg: null })
  expect(at('included')).toEqual({
    line: 'In transit',
    tag: 'In transit',
    stamp: 'sent',
    stop: 'Sent, block 8,123',
    leg: 'Sent, waiting for Tidewatch. Nothing to sign.',
  })
})

test('what waits for a signature is amber, in the same words in list and sheet; a review that was only looked at is a draft', () => {
  const draft = grow(until('built'))
  expect(stateTag(allEnglish, draft)).toEqual({ text: 'Draft, not signed', tone: 'plain' })
  expect(listLine(allEnglish, draft, { number: 1, of: 1 }, names)).toEqual({ text: 'Draft, not signed', tone: 'dim' })
  const asked = grow([...until('built'), { type: 'asked' }])
  expect(stateTag(allEnglish, asked)).toEqual({ text: 'Needs your signature', tone: 'warn' })
  expect(listLine(allEnglish, asked, { number: 1, of: 1 }, names)).toEqual({ text: 'Needs your signature', tone: 'warn' })
})

test('a claim that was prepared and left is still ready to claim', () => {
  const claimable = [...until('registered'), status('claimable', [tracked(DEPOSIT, 'sent')])]
  const left = grow([...claimable, { ...BUILT, purpose: 'claim', chainId: 'practice-1' }])
  expect(left.phase).toBe('built')
  expect(stateTag(allEnglish, left)).toEqual(stateTag(allEnglish, grow(claimable)))
  expect(listLine(allEnglish, left, { number: 1, of: 1 }, names)).toEqual({ text: 'Ready to claim', tone: 'warn' })
})

test('a refund that waits to be claimed is named as one, in list, sheet and journey', () => {
  const withdrawal = { chainId: 'tidewatch-1', bridgeId: '1', sequence: '7', outputIndex: '3', claimableAt: 9, expectedAt: null } as const
  const returning = (stage: 'proposed' | 'claimable') =>
    grow([
      ...until('registered'),
      status('pending', [tracked(DEPOSIT, 'failed')]),
      { type: 'withdrawal', withdrawal: { ...withdrawal, stage } },
    ])
  const ready = returning('claimable')
  expect(stateTag(allEnglish, ready)).toEqual({ text: 'Refund ready to claim', tone: 'warn' })
  expect(listLine(allEnglish, ready, { number: 1, of: 1 }, names)).toEqual({ text: 'Refund ready to claim', tone: 'warn' })
  const line = (transfer: typeof ready) =>
    timeline(transfer).flatMap((item) => (item.kind === 'leg' ? [legText(allEnglish, item, transfer, names)] : []))
  expect(line(ready)).toEqual(['Initia rejected it; the refund is ready to claim'])
  expect(line(returning('proposed'))).toEqual(['Initia rejected it; it’s on its way back'])
})
