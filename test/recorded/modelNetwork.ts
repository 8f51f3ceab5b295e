// The recorded documents as the model of the chains executes them: its facts are those of the nodes that they were played on.
import { z } from 'zod'
import { bridgedForm } from '../../src/practice/outcome/denoms.ts'
import { executeCosmos } from '../../src/practice/outcome/execute.ts'
import type { Contract, Facts, OutcomeChain, WireMessage } from '../../src/practice/outcome/facts.ts'
import { balanceKey, Refusal, type Ledger } from '../../src/practice/outcome/ledger.ts'
import { encodeBech32 } from '../../src/practice/keys/bech32.ts'
import type { PracticeKey } from '../../src/practice/keys/mnemonic.ts'
import type { RecordedDocument } from './documents.ts'
import type { JsonMessage } from './jsonMessages.ts'
import { namesOf } from './names.ts'
import { fill } from './play.ts'

type Keys = Readonly<Record<'alice' | 'bob', PracticeKey>>
/** By owner and denomination, as recorded outcomes have them. */
export type Changes = Readonly<Record<string, Readonly<Record<string, string>>>>

export interface ModelOutcome {
  isRefused: boolean
  /** On the chain of the document. */
  changes: Changes
  /** On the rollup, of a document of the L1. */
  arrival: Changes
}

const contract = (first: string) => `0x${first.repeat(20)}`
const CONTRACTS = { fee: contract('f1'), init: contract('a1'), usdc: contract('b1'), wrapped: contract('c1'), wrapper: contract('d1') }
const DENOMS = { fee: 'GAS', wrapped: `evm/${'c1'.repeat(20)}`, init: bridgedForm('1', 'uinit'), usdc: bridgedForm('1', 'uusdc') }
const PAIRS: [string, string, string] = [`0x${'e1'.repeat(32)}`, `0x${'e2'.repeat(32)}`, `0x${'e3'.repeat(32)}`]
/** When the packets were recorded. */
const RECORDED_NS = 1_795_475_335_000_000_000n

const Hook = z.object({
  signer: z.string(),
  messages: z.array(z.object({ typeUrl: z.string(), value: z.unknown() })),
  isAccepted: z.boolean(),
})

const itself = (id: string) => [{ id: 'channel-0', peer: id, peerChannel: 'channel-0' }]

function factsOf(): Facts {
  const l1: OutcomeChain = {
    id: 'l1',
    prefix: 'init',
    vm: 'move',
    bridgeId: null,
    coin: null,
    wrapped: new Map(),
    channels: itself('l1'),
    contracts: new Map(PAIRS.map((pair): [string, Contract] => [pair.slice(2), { kind: 'pair', denoms: ['uinit', 'uusdc'] }])),
  }
  const tokens = (['fee', 'init', 'usdc', 'wrapped'] as const).map((name): [string, Contract] => [
    CONTRACTS[name].slice(2),
    { kind: 'token', denom: DENOMS[name] },
  ])
  const rollup: OutcomeChain = {
    id: 'rollup',
    prefix: 'init',
    vm: 'evm',
    bridgeId: '1',
    coin: DENOMS.fee,
    channels: itself('rollup'),
    // minitiad v1.0.3: without an amount it takes the balance.
    contracts: new Map([...tokens, [CONTRACTS.wrapper.slice(2), { kind: 'wrapper', takes: 'balance' }]]),
    wrapped: new Map([[DENOMS.init, { denom: DENOMS.wrapped, from: 6 }]]),
  }
  return {
    l1: 'l1',
    chains: [l1, rollup],
    paths: new Map(),
    bridged: ['uinit', 'uusdc', 'utia'],
    nowNs: RECORDED_NS,
    failingExchange: null,
    readHook: (data) => {
      const text = Buffer.from(data).toString('utf8')
      return text.startsWith('{') ? Hook.parse(JSON.parse(text)) : null
    },
  }
}

/** Executes the documents one after another. */
export function playOnModel(keys: Keys, documents: readonly RecordedDocument[]): ModelOutcome[] {
  const facts = factsOf()
  const accounts = { alice: keys.alice.hex.slice(2).toLowerCase(), bob: keys.bob.hex.slice(2).toLowerCase() }
  const names = namesOf({
    ...keys,
    denoms: DENOMS,
    contracts: CONTRACTS,
    pairs: PAIRS,
    bridgeId: '1',
    channels: { l1: 'channel-0', rollup: 'channel-0' },
    escrow: encodeBech32('init', new Uint8Array(32).fill(7)),
  })
  let ledger = opened(accounts)
  return documents.map((document): ModelOutcome => {
    const before = ledger
    try {
      ledger = executeCosmos(facts, before, {
        chainId: document.chain,
        signer: keys.alice.bech32,
        messages: messagesOf(document, keys, names),
      })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { isRefused: true, changes: {}, arrival: {} }
    }
    const changes = (chainId: string) => changesOf(before, ledger, chainId, accounts)
    return { isRefused: false, changes: changes(document.chain), arrival: document.chain === 'l1' ? changes('rollup') : {} }
  })
}

/** As docs/laboratory.md says that the nodes begin. */
function opened({ alice, bob }: Record<'alice' | 'bob', string>): Ledger {
  const held = new Map([
    ...['uinit', 'uusdc', 'utia'].map((denom) => [balanceKey(alice, 'l1', denom), 10n ** 15n] as const),
    [balanceKey(bob, 'l1', 'uinit'), 10n ** 15n],
    ...[alice, bob].map((owner) => [balanceKey(owner, 'rollup', DENOMS.fee), 10n ** 24n] as const),
  ])
  return { held, allowed: new Map() }
}

function messagesOf(document: RecordedDocument, keys: Keys, names: Readonly<Record<string, string>>): WireMessage[] {
  const { hook, messages } = document
  const wire = (message: JsonMessage) =>
    wireOf(z.looseObject({ '@type': z.string() }).parse(JSON.parse(fill(JSON.stringify(message), names))))
  const written = messages.map(wire)
  if (hook === undefined) return written
  // The bytes of a signed transaction are the model's own.
  const isAccepted = !('bytes' in hook) && hook.terms === undefined
  const text = 'bytes' in hook ? null : JSON.stringify({ signer: keys.alice.bech32, messages: hook.messages.map(wire), isAccepted })
  const data = new Uint8Array('bytes' in hook ? Buffer.from(hook.bytes, 'hex') : Buffer.from(text ?? ''))
  return written.map(({ typeUrl, value }) => ({ typeUrl, value: { ...Object(value), data } }))
}

/** A message as codecs give it. */
function wireOf({ '@type': typeUrl, ...fields }: { '@type': string } & Record<string, unknown>): WireMessage {
  const named = Object.entries(fields).map(([key, value]): [string, unknown] => {
    const name = key.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())
    if (name === 'bridgeId' || name === 'timeoutTimestamp') return [name, BigInt(String(value))]
    if (name === 'data') return [name, new Uint8Array()]
    const isBcs = name === 'args' && typeUrl.endsWith('.MsgExecute') && Array.isArray(value)
    return [name, isBcs ? value.map((arg) => new Uint8Array(Buffer.from(String(arg).replace(/^0x/, ''), 'hex'))) : value]
  })
  return { typeUrl, value: Object.fromEntries(named) }
}

function changesOf(before: Ledger, after: Ledger, chainId: string, accounts: Readonly<Record<string, string>>): Changes {
  const rows = Object.entries(accounts).map(([owner, account]) => {
    const start = balanceKey(account, chainId, '')
    const cells = [...after.held].flatMap(([key, held]) => {
      const by = held - (before.held.get(key) ?? 0n)
      return key.startsWith(start) && by !== 0n ? [[labelOf(key.slice(start.length)), `${by > 0n ? '+' : ''}${by}`] as const] : []
    })
    return [owner, Object.fromEntries(cells)] as const
  })
  return Object.fromEntries(rows.filter(([, cells]) => Object.keys(cells).length > 0))
}

function labelOf(denom: string): string {
  const [name] = Object.entries(DENOMS).find(([, one]) => one === denom) ?? []
  return name === undefined ? denom.replace(/^form of .*$/, 'another token') : `{${name}}`
}
