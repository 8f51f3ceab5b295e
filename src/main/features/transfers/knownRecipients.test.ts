// Tests that a paid recipient is known, and that an attempted payment does not make one known.
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { BUILT, OWN_ADDRESS, sampleQuote, START, until } from '../../../shared/domain/transfer/sampleTransfer.ts'
import { tempFolder } from '../../../../test/support/benches/syncBench.ts'
import { parseAddress } from '../../platform/address.ts'
import { openJournal } from '../../db/journal/journal.ts'
import { appendFact, openTransfer } from '../../db/journal/transfers.ts'
import { recipientGate, type RecipientDeps } from './knownRecipients.ts'

const THIRD_PARTY = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const CALL = {
  to: THIRD_PARTY,
  value: '7',
  data: '0x',
  gas: '21000',
  maxFeePerGas: '9',
  maxPriorityFeePerGas: '1',
  gasPrice: null,
  builtHeight: 1,
}
const ETHEREUM = { ...BUILT, chainId: 'practice-1', mode: 'evm', timeoutHeight: null, evm: CALL } as const

type Facts = ReturnType<typeof until>
const signed = (hash: string): Facts => [
  { type: 'asked' },
  { type: 'signed', signedTx: 'AAEC', hash },
  { type: 'sending' },
  { type: 'sent', how: 'broadcast' },
]
const included = (code: number): Facts => [{ type: 'included', height: 9, code, log: '' }]

const registry = { chain: () => null }

/** A journal with one transfer of these facts. */
function paidJournal(facts: Facts) {
  const folder = tempFolder()
  const db = openJournal(join(folder.path, 'journal.db'))
  onTestFinished(() => {
    db.close()
    folder.remove()
  })
  openTransfer({ db }, 't1', {
    type: 'quoted',
    at: START,
    quote: sampleQuote(),
    operations: '[]',
    sender: OWN_ADDRESS,
    recipient: THIRD_PARTY,
  })
  for (const [index, fact] of facts.entries()) appendFact({ db }, { id: 't1', version: index + 1, fact: { ...fact, at: START } })
  return db
}

/** Whether the recipient of a transfer with these facts is known. */
function isKnownAfter(facts: Facts): boolean {
  return recipientGate({ db: paidJournal(facts), registry, sendsTo: () => [] }, THIRD_PARTY, sampleQuote().request.toChainId) === null
}

test('who was paid is known, also by a payment that was sped up', () => {
  expect(isKnownAfter(until('included'))).toBe(true)
  const faster: Facts = [{ ...ETHEREUM, replaces: { legIndex: 0, how: 'speedUp' } }]
  expect(isKnownAfter([ETHEREUM, ...signed('0xa1'), ...faster, ...signed('0xa2'), ...included(0)])).toBe(true)
})

test.for<[string, Facts]>([
  ['that is not in a block yet', until('sent')],
  ['that its chain ran with an error', [...until('sent'), ...included(5)]],
  ['of which only the approval was sent', [{ ...ETHEREUM, purpose: 'approval' }, ...signed('0xa1'), ...included(0)]],
  [
    'that was taken back',
    [ETHEREUM, ...signed('0xa1'), { ...ETHEREUM, replaces: { legIndex: 0, how: 'cancel' } }, ...signed('0xa2'), ...included(0)],
  ],
])('a payment %s makes nobody known', ([, facts]) => {
  expect(isKnownAfter(facts)).toBe(false)
})

test('a send of the copied history is told, and spares nobody the question: an indexer can make it up', () => {
  const db = openJournal(':memory:')
  onTestFinished(() => {
    db.close()
  })
  const sends = [
    { chainId: 'practice-1', at: 5 },
    { chainId: 'salt-1', at: 7 },
  ]
  const sendsTo = (party: string) => (party === THIRD_PARTY.slice(2).toLowerCase() ? sends : [])
  const names = { chain: (id: string) => ({ name: id === 'salt-1' ? 'Saltmarsh' : 'Initia' }) } as unknown as RecipientDeps['registry']
  const deps = { db, registry: names, sendsTo }
  for (const chainId of ['practice-1', 'salt-1']) {
    expect(recipientGate(deps, THIRD_PARTY, chainId)).toEqual({
      kind: 'newRecipient',
      text: THIRD_PARTY,
      lastSend: {
        here: chainId === 'salt-1' ? 'Saltmarsh' : 'Initia',
        there: chainId === 'salt-1' ? 'Saltmarsh' : 'Initia',
        at: chainId === 'salt-1' ? 7 : 5,
        isCopied: true,
      },
    })
  }
  expect(recipientGate(deps, THIRD_PARTY, 'lantern-1')).toMatchObject({ lastSend: { there: 'Saltmarsh', at: 7 } })
  expect(recipientGate(deps, OWN_ADDRESS, 'salt-1')).toEqual({ kind: 'newRecipient', text: OWN_ADDRESS })
})

test('who was paid from here on another chain is asked about with that send, whatever the copied history has', () => {
  const db = paidJournal(until('included'))
  const deps = { db, registry, sendsTo: () => [{ chainId: 'salt-1', at: START + 9 }] }
  const { toChainId } = sampleQuote().request
  const lastSend = { here: 'salt-1', there: toChainId, at: START, isCopied: false }
  expect(recipientGate(deps, THIRD_PARTY, 'salt-1')).toMatchObject({ kind: 'newRecipient', lastSend })
  expect(recipientGate(deps, parseAddress(THIRD_PARTY).bech32, toChainId)).toBeNull()
})
