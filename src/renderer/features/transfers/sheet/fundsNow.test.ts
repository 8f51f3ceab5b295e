// Where the money is, from the facts of a transfer.
import { expect, test } from 'vitest'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import type { RouteHop } from '../../../../shared/contract/transfer/route.ts'
import { BUILT, DEPOSIT, grow, sampleQuote, START, status, tracked, until } from '../../../../shared/domain/transfer/sampleTransfer.ts'
import { listLine, listTitle, stateTag } from '../../../words/transfers/transferState.ts'
import { fundsNow } from '../../../../shared/domain/transfer/fundsNow.ts'
import { allEnglish } from '../../../../../test/support/allEnglish.ts'

const onward: RouteHop = {
  denomIn: null,
  denomOut: null,
  amountOut: null,
  txIndex: 0,
  kind: 'opinit',
  bridge: 'opinit',
  fromChainId: 'tidewatch-1',
  toChainId: 'lantern-1',
}
const twoHops = sampleQuote([DEPOSIT, onward])
const whole = { chainId: 'practice-1', denom: 'uinit', amount: '10000000', isExact: true }

test('money is with the sender until something was sent', () => {
  expect(fundsNow(grow([]))).toEqual({ place: 'sender', money: whole, because: 'unsigned' })
  expect(fundsNow(grow(until('built')))).toMatchObject({ place: 'sender', because: 'unsigned' })
  expect(fundsNow(grow([...until('built'), { type: 'asked' }]))).toMatchObject({ place: 'sender', because: 'maybeSigned' })
  expect(fundsNow(grow(until('signed')))).toMatchObject({ place: 'sender', because: 'unsent' })
})

test('a send that no chain has confirmed is leaving, not gone', () => {
  expect(fundsNow(grow(until('sending')))).toMatchObject({ place: 'leaving', step: 'sending' })
  expect(fundsNow(grow(until('sent')))).toMatchObject({ place: 'leaving', step: 'sent' })
})

test('once in a block it is on the way to the first stop, also before the router reports', () => {
  const way = { place: 'onTheWay', from: 'practice-1', to: 'tidewatch-1', since: START + 6000, isWatched: true }
  expect(fundsNow(grow(until('included')))).toMatchObject(way)
  expect(fundsNow(grow(until('registered')))).toMatchObject(way)
})

test('with hops reported, the first one not received is where it travels', () => {
  const hops = [tracked(DEPOSIT, 'received', { receivedAt: 5 }), tracked(onward, 'sent', { sentAt: 7 })]
  const transfer = grow([...until('registered', twoHops), status('pending', hops)], twoHops)
  expect(fundsNow(transfer)).toMatchObject({ place: 'onTheWay', from: 'tidewatch-1', to: 'lantern-1', since: 7 })
})

test('of the first hop, the block that took it counts, not when the router was asked', () => {
  const transfer = grow(
    [...until('registered', twoHops), status('pending', [tracked(DEPOSIT, 'sent', { sentAt: START + 99_000 })])],
    twoHops,
  )
  expect(fundsNow(transfer)).toMatchObject({ place: 'onTheWay', to: 'tidewatch-1', since: START + 6000 })
})

test('received and not passed on, it is at the stop', () => {
  const hops = [tracked(DEPOSIT, 'received', { receivedAt: 5 }), tracked(onward, 'ahead')]
  const transfer = grow([...until('registered', twoHops), status('pending', hops)], twoHops)
  expect(fundsNow(transfer)).toMatchObject({ place: 'stop', at: 'tidewatch-1', to: 'lantern-1', since: 5 })
})

test('tracking stopped keeps the last known place and says that nobody watches', () => {
  const transfer = grow([...until('registered'), status('stopped', [tracked(DEPOSIT, 'sent', { sentAt: 3 })])])
  expect(fundsNow(transfer)).toMatchObject({ place: 'onTheWay', to: 'tidewatch-1', isWatched: false })
})

test('on arrival the released amount counts; without it the quoted one, marked as not exact', () => {
  const hops = [tracked(DEPOSIT, 'received', { receivedAt: 5 })]
  const release = { chainId: 'tidewatch-1', denom: 'evm/init', amount: '9970000000000000000', isConfirmed: false }
  const exact = grow([...until('registered'), status('completed', hops, release)])
  expect(fundsNow(exact)).toMatchObject({ place: 'recipient', isConverted: true, money: { amount: release.amount, isExact: true } })
  const vague = grow([...until('registered'), status('completed', hops)])
  expect(fundsNow(vague)).toMatchObject({ place: 'recipient', money: { amount: '9980000000000000000', isExact: false } })
})

test('one deposit quoted at its full value is exact on arrival, also where the event does not count what was made of it', () => {
  const quote = { ...sampleQuote([DEPOSIT]), amountOut: '10000000000000000000' }
  const release = { chainId: 'tidewatch-1', denom: 'evm/init', amount: null, isConfirmed: true }
  const hops = [tracked(DEPOSIT, 'received', { receivedAt: 5 })]
  const arrived = grow([...until('registered', quote), status('completed', hops, release)], quote)
  expect(fundsNow(arrived)).toMatchObject({ place: 'recipient', money: { amount: quote.amountOut, isExact: true } })
})

test.for([
  ['the chain has shown it', { chainId: 'tidewatch-1', denom: 'evm/init', amount: '1', isConfirmed: true }, false],
  ['it names a place that no chain has shown', { chainId: 'tidewatch-1', denom: 'evm/init', amount: '1', isConfirmed: false }, true],
  ['it names no place at all', null, true],
] as const)(
  'an end is told as the router’s word only as long as no chain has shown it (%s): its line, its tag and its stop say so',
  ([, release, isReported]) => {
    const ended = grow([...until('registered'), status('completed', [tracked(DEPOSIT, 'received', { receivedAt: 5 })], release)])
    expect(fundsNow(ended)).toMatchObject({ place: 'recipient', isReported })
    const names = { chain: String, money: () => '1', ownRecipient: null, savedRecipient: null, validator: null }
    const said = [
      stateTag(allEnglish, ended).text,
      listLine(allEnglish, ended, { number: 1, of: 1 }, names).text,
      allEnglish.fundsText(fundsNow(ended), names),
    ]
    for (const text of said) expect(text.includes('router')).toBe(isReported)
  },
)

test('a refund is where the router says, and unknown where it says nothing', () => {
  const failed = [tracked(DEPOSIT, 'failed')]
  const back = grow([
    ...until('registered'),
    status('refunded', failed, { chainId: 'practice-1', denom: 'uinit', amount: '9990000', isConfirmed: false }),
  ])
  expect(fundsNow(back)).toMatchObject({ place: 'returned', money: { chainId: 'practice-1', amount: '9990000' } })
  const silent = grow([...until('registered'), status('refunded', failed)])
  expect(fundsNow(silent)).toMatchObject({ place: 'unknown', why: 'refunded', lastSeen: 'practice-1' })
})

test('every end before the send leaves the whole amount with the sender, and says why', () => {
  expect(fundsNow(grow([...until('built'), { type: 'cancelled' }]))).toMatchObject({ place: 'sender', because: 'cancelled', money: whole })
  expect(fundsNow(grow([...until('signed'), { type: 'expiredUnsent', height: 9001 }]))).toMatchObject({ because: 'expiredUnsent' })
  expect(fundsNow(grow([...until('sending'), { type: 'refused', code: 5, log: 'no' }]))).toMatchObject({ because: 'refusedByChain' })
  const spent = grow([...until('sent'), { type: 'included', height: 3, code: 5, log: 'no' }])
  expect(fundsNow(spent)).toMatchObject({ place: 'sender', because: 'failedOnSource' })
})

const release = { chainId: 'tidewatch-1', denom: 'evm/init', amount: '9970000000000000000', isConfirmed: true }
const arrivedHops = [tracked(DEPOSIT, 'received', { receivedAt: 5 })]
const firstLeg = [...until('registered', twoHops), status('legDone', arrivedHops, release)]
const rest = { type: 'requoted', quote: { ...sampleQuote([onward]), amountIn: '9970000000000000000' }, operations: '[]' } as const
const second = { ...BUILT, chainId: 'tidewatch-1', txIndex: 1 } as const

test('between two transactions it rests where the first one brought it, whatever is prepared for the second', () => {
  const lying = { place: 'resting', to: 'lantern-1', money: { chainId: 'tidewatch-1', amount: release.amount }, isReported: false }
  expect(fundsNow(grow(firstLeg, twoHops))).toMatchObject({ ...lying, because: 'unsigned' })
  expect(fundsNow(grow([...firstLeg, rest, second], twoHops))).toMatchObject({ ...lying, because: 'unsigned' })
  const unheard = [...firstLeg, rest, second, { type: 'asked' } as const]
  expect(fundsNow(grow(unheard, twoHops))).toMatchObject({ ...lying, because: 'maybeSigned' })
  const signed = [...unheard, { type: 'signed', signedTx: 'AAEC', hash: 'B2'.repeat(32) } as const]
  expect(fundsNow(grow(signed, twoHops))).toMatchObject({ ...lying, because: 'unsent' })
  const out = [...signed, { type: 'sending' } as const, { type: 'sent', how: 'broadcast' } as const]
  expect(fundsNow(grow(out, twoHops))).toMatchObject({ place: 'leaving', step: 'sent', money: { chainId: 'tidewatch-1' } })
})

test('once the second transaction is in a block, what the first one brought says nothing of its end', () => {
  const gone = [...firstLeg, rest, second, ...until('registered').slice(1)]
  const failed = [...arrivedHops, tracked(onward, 'failed')]
  const end = (outcome: 'failed' | 'completed', hops: typeof failed) => fundsNow(grow([...gone, status(outcome, hops)], twoHops))
  expect(end('failed', failed)).toMatchObject({ place: 'unknown', why: 'failed', lastSeen: 'tidewatch-1' })
  expect(end('completed', [...arrivedHops, tracked(onward, 'received')])).toMatchObject({
    place: 'recipient',
    isReported: true,
    money: { chainId: 'lantern-1', isExact: false },
  })
})

test('why an earlier try failed is no reason of one that arrived', () => {
  const tried = [...firstLeg, rest, second, ...until('sent').slice(1), { type: 'included', height: 9, code: 5, log: 'out of gas' } as const]
  expect(grow(tried, twoHops)).toMatchObject({ phase: 'authorised', reason: 'out of gas', release })
  const anew = [...tried, rest, second, ...until('registered').slice(1)]
  expect(grow([...anew, status('completed', arrivedHops)], twoHops)).toMatchObject({ phase: 'completed', reason: null })
})

test('a second of three transactions of which nobody says what arrived has brought the money on, and not back', () => {
  const stops = ['practice-1', 'tidewatch-1', 'harbour-1', 'lantern-1']
  const hops = stops.slice(1).map((toChainId, txIndex) => {
    return { ...onward, fromChainId: stops[txIndex] ?? '', toChainId, denomOut: `coin ${txIndex}`, amountOut: `${txIndex}00`, txIndex }
  })
  const three = { ...sampleQuote(hops), transactionsRequired: 3 }
  const passed = [...until('registered', three), status('legDone', arrivedHops, release), rest, second, ...until('registered').slice(1)]
  expect(fundsNow(grow([...passed, status('legDone', arrivedHops)], three))).toMatchObject({
    place: 'resting',
    money: { chainId: 'harbour-1', denom: 'coin 1', amount: '100', isExact: false },
  })
})

test('ended on the way, it stays where the last leg brought it', () => {
  const halted = grow([...firstLeg, { type: 'cancelled' }], twoHops)
  expect(fundsNow(halted)).toMatchObject({
    place: 'stranded',
    because: 'halted',
    money: { chainId: 'tidewatch-1', amount: release.amount },
  })
})

test('what only the router says is told as such', () => {
  const reported = { ...release, isConfirmed: false }
  expect(fundsNow(grow([...until('registered'), status('completed', arrivedHops, reported)]))).toMatchObject({ isReported: true })
  expect(fundsNow(grow([...until('registered'), status('completed', arrivedHops, release)]))).toMatchObject({ isReported: false })
})

test('an approval moves nothing', () => {
  const approval = { ...BUILT, chainId: 'practice-1', purpose: 'approval' } as const
  const sentOff = [approval, ...until('sent').slice(1)]
  expect(fundsNow(grow(sentOff))).toMatchObject({ place: 'sender', because: 'approving', money: whole })
  const included = [...sentOff, { type: 'included', height: 9, code: 0, log: '' } as const]
  expect(fundsNow(grow(included))).toMatchObject({ place: 'sender', because: 'approved' })
})

test('a withdrawal lies in the bridge until it is claimed', () => {
  const lossless = { ...sampleQuote(), variant: 'lossless' as const }
  const seen = (stage: 'proposed' | 'claimable', claimableAt: number) =>
    ({
      type: 'withdrawal',
      withdrawal: { chainId: 'practice-1', bridgeId: '1', sequence: '7', stage, outputIndex: '3', claimableAt, expectedAt: null },
    }) as const
  const left = until('included', lossless)
  expect(fundsNow(grow(left, lossless))).toMatchObject({ place: 'bridge', claimableAt: null })
  expect(fundsNow(grow([...left, seen('proposed', 99)], lossless))).toMatchObject({ place: 'bridge', at: 'tidewatch-1', claimableAt: 99 })
  const claimable = [...left, seen('claimable', 99)]
  expect(fundsNow(grow(claimable, lossless))).toMatchObject({ place: 'claimable', step: 'open', money: { isExact: true } })
  const claim = { ...BUILT, chainId: 'tidewatch-1', purpose: 'claim' } as const
  const sentOff = [...claimable, claim, ...until('sent').slice(1)]
  expect(fundsNow(grow(sentOff, lossless))).toMatchObject({ place: 'claimable', step: 'claiming' })
  const included = [...sentOff, { type: 'included', height: 9, code: 0, log: '' } as const]
  expect(fundsNow(grow(included, lossless))).toMatchObject({ place: 'recipient', isReported: false })
})

test('two transactions with one nonce: what is only prepared changes nothing, what is sent competes', () => {
  const evm = { to: '0x1', value: '0', data: '0x', gas: '1', maxFeePerGas: '1', maxPriorityFeePerGas: '1', gasPrice: null, builtHeight: 1 }
  const waiting = [{ ...BUILT, chainId: 'practice-1', mode: 'evm', evm } as const, ...until('sent').slice(1)]
  const empty = { ...BUILT, chainId: 'practice-1', mode: 'evm', evm, replaces: { legIndex: 0, how: 'cancel' } } as const
  expect(fundsNow(grow([...waiting, empty]))).toMatchObject({ place: 'leaving', step: 'sent' })
  const competing = [...waiting, empty, ...until('sent').slice(1)]
  expect(fundsNow(grow(competing))).toMatchObject({ place: 'leaving', step: 'takingBack' })
  const included = [...competing, { type: 'included', height: 9, code: 0, log: '' } as const]
  expect(fundsNow(grow(included))).toMatchObject({ place: 'sender', because: 'takenBack' })
})

test('the end of a permission moves nothing', () => {
  const quote = { ...sampleQuote([]), task: 'revoke' as const, spender: '0x1' }
  const revoke = { ...BUILT, chainId: 'practice-1', purpose: 'revoke' } as const
  expect(fundsNow(grow([revoke], quote))).toMatchObject({ place: 'permission', because: 'unsigned' })
  const sentOff = [revoke, ...until('sent').slice(1)]
  expect(fundsNow(grow(sentOff, quote))).toMatchObject({ place: 'permission', because: 'leaving' })
  const included = [...sentOff, { type: 'included', height: 9, code: 0, log: '' } as const]
  expect(fundsNow(grow(included, quote))).toMatchObject({ place: 'permission', because: 'revoked' })
})

test('a done action says what was done, with how much and with whom; in the list it is named, whatever its state', () => {
  const { from } = sampleQuote()
  const stake = { type: 'delegate', validator: 'initvaloper1x', denom: from.denom, amount: '5000000' } as const
  const about = [{ asset: from, amount: '5000000' }]
  const acting = (transfer: Transfer): Transfer => ({ ...transfer, quote: { ...transfer.quote, task: 'act', action: stake, about } })
  const money = ({ amount }: { amount: string }) => `${amount} uinit`
  const names = { chain: () => 'Initia', money, ownRecipient: null, savedRecipient: null, validator: 'Slow Tide' }
  const done = acting(grow([...until('registered'), status('completed', [])]))
  expect(allEnglish.fundsText(fundsNow(done), names)).toBe('5000000 uinit staked with Slow Tide.')
  expect(listLine(allEnglish, done, { number: 1, of: 1 }, names).text).toBe('Done · Slow Tide')
  const unsigned = acting(grow(until('built')))
  expect(listLine(allEnglish, unsigned, { number: 1, of: 1 }, names).text).toBe('Draft, not signed')
  expect(listTitle(allEnglish, unsigned, names)).toEqual({ kind: 'text', text: 'Stake' })
})
