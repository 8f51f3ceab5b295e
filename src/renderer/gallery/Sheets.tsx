// Shows transfers at every point of their way, grown from real facts, and the stamps alone.
import { BUILT, BY_IBC, DEPOSIT, grow, sampleQuote, START, status, tracked, until } from '../../shared/domain/transfer/sampleTransfer.ts'
import type { Transfer, TransferView } from '../../shared/contract/transfer/transfer.ts'
import { StatusStamp, StampInk } from '../features/transfers/sheet/StatusStamp.tsx'
import type { StampWord } from '../features/transfers/sheet/timeline.ts'
import { TransferSheet } from '../features/transfers/sheet/TransferSheet.tsx'
import styles from './gallery.module.css'
import { HOSTILE } from './hostile.ts'
import { Specimen } from './Specimen.tsx'

type Outcome = Parameters<typeof status>[0]

const BACK_HOME = { chainId: 'practice-1', denom: 'uinit', amount: '9980000', isConfirmed: true }
const REFUSED: Transfer['withdrawal'] = {
  chainId: 'tidewatch-1',
  bridgeId: '15',
  sequence: '7',
  stage: 'submitted',
  outputIndex: null,
  claimableAt: null,
  expectedAt: START + 180_000,
}
const lossless = { ...sampleQuote(), variant: 'lossless' as const }
const twoHops = sampleQuote([DEPOSIT, BY_IBC])

/** Returns a transfer with the outcome that the router reported last. */
function withOutcome(outcome: Outcome, release: Transfer['release'] = null): Transfer {
  const state = outcome === 'completed' || outcome === 'legDone' || outcome === 'unconverted' ? 'received' : 'sent'
  return grow([
    ...until('registered'),
    status(outcome, [tracked(DEPOSIT, state, { sentAt: START + 6000, receivedAt: START + 52_000 })], release),
  ])
}

const UNDER_WAY: readonly [string, Transfer][] = [
  ['Prepared, not signed', grow(until('built'))],
  ['Signed, not sent', grow(until('signed'))],
  ['Being sent', grow(until('sending'))],
  ['Between two chains', withOutcome('pending')],
  [
    'At a stop on the way',
    grow(
      [
        ...until('registered', twoHops),
        status('pending', [tracked(DEPOSIT, 'received', { receivedAt: START + 52_000 }), tracked(BY_IBC, 'ahead')]),
      ],
      twoHops,
    ),
  ],
  ['Refused, coming back', { ...withOutcome('pending'), withdrawal: REFUSED }],
  ['In the bridge', grow(until('included', lossless), lossless)],
  ['Ready to be claimed', withOutcome('claimable')],
]

const ENDS: readonly [string, Transfer][] = [
  ['Arrived', withOutcome('completed')],
  ['Arrived unconverted', withOutcome('unconverted')],
  ['Came back', withOutcome('refunded', BACK_HOME)],
  ['Came back, place unknown', withOutcome('refunded')],
  ['Failed on the way', { ...withOutcome('failed'), reason: HOSTILE }],
  ['Not watched any more', withOutcome('stopped')],
  ['Cancelled', grow([{ type: 'cancelled' }])],
  ['The quote ran out', grow([{ type: 'expired' }])],
  ['Refused by the chain', grow([...until('sending'), { type: 'refused', code: 13, log: 'insufficient fee' }])],
  ['Too late for its block', grow([...until('sent'), { type: 'expiredUnsent', height: 9001 }])],
  ['Replaced by another', grow([...until('sent'), { type: 'superseded', sequence: BUILT.sequence }])],
  ['Failed in its block', grow([...until('sent'), { type: 'included', height: 8123, code: 5, log: HOSTILE }])],
]

const WORDS: readonly StampWord[] = ['sent', 'passedOn', 'arrived', 'due', 'claimable', 'returned', 'notSent', 'failed', 'done']
const MARKS = [
  ...WORDS.map((word) => ({ mark: { word, at: START, seed: word }, chainName: 'Tidewatch', station: 'TID' })),
  { mark: { word: 'sent' as const, at: null, seed: 'long' }, chainName: 'A chain with a very long name', station: 'LON' },
]

/** Draws the specimens of transfers that are under way. */
export function UnderWay() {
  return (
    <div className={styles.grid}>
      <Specimen of="Stamps" isWide>
        <StampInk />
        <div className={styles.stamps}>
          {MARKS.map(({ mark, chainName, station }) => (
            <div key={mark.seed} className={styles.stamp}>
              <StatusStamp mark={mark} chainName={chainName} station={station} isFresh={false} />
            </div>
          ))}
        </div>
      </Specimen>
      <Sheets of={UNDER_WAY} />
    </div>
  )
}

/** Draws the specimens of transfers that have ended. */
export function Ends() {
  return (
    <div className={styles.grid}>
      <Sheets of={ENDS} />
    </div>
  )
}

function Sheets({ of }: { of: readonly [string, Transfer][] }) {
  return of.map(([name, transfer], index) => (
    <Specimen key={name} of={name} isWide>
      <TransferSheet view={viewOf({ ...transfer, id: name, number: index + 1 })} />
    </Specimen>
  ))
}

function viewOf(transfer: Transfer): TransferView {
  return { transfer, running: null, nextCheckAt: START + 70_000, lastCheckedAt: START + 55_000, trouble: null }
}
