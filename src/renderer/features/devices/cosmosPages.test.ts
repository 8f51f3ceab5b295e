// The pages of an amino-JSON document as the panel announces them against those that the virtual Ledger shows, which follow recordings.
import { expect, test } from 'vitest'
import { createCosmosApp } from '../../../practice/device/cosmosApp.ts'
import { RECORDED_COSMOS } from '../../../practice/device/recorded/recordedCosmos.ts'
import { fromHex, toHex } from '../../../practice/keys/bytes.ts'
import { PRACTICE_MNEMONIC, rootOf } from '../../../practice/keys/mnemonic.ts'
import { cosmosPages } from './cosmosPages.ts'

const BEGIN = '550200001b2c0000807600008000000080000000000000000006636f736d6f73'
const [OWN, OTHER] = ['cosmos15yk64u7zc9g9k2yr2wmzeva5qgwxps6yxj00e7', 'cosmos15428vq2uzwhm3taey9sr9x5vm6tk78ewe54lwe']

/** Those that the app asks through. */
function shownPages(text: string, expertMode: boolean) {
  const app = createCosmosApp(rootOf(PRACTICE_MNEMONIC), { blindSigning: false, expertMode })
  app.handle(fromHex(BEGIN))
  const parts = toHex(new TextEncoder().encode(text)).match(/.{1,500}/g) ?? []
  const last = parts.length - 1
  const answers = parts.map((part, index) =>
    app.handle(fromHex(`5502${index === last ? '02' : '01'}00${toHex(Uint8Array.of(part.length / 2))}${part}`)),
  )
  const answer = answers[last]
  if (answer === undefined || answer instanceof Uint8Array) throw new Error('the app answered instead of asking')
  return answer.prompt.pages.map(({ heading, text: shown }) => ({ heading, text: shown === 'Hold to sign' ? '' : shown }))
}

const announced = (text: string, expertMode: boolean) => cosmosPages({ document: text, mode: 'aminoJson' }, expertMode)

/** The document of a recording and the fields that the real app showed of it. */
function recorded(name: string) {
  const session = RECORDED_COSMOS.find((one) => one.name === name)
  const text = (session?.exchanges ?? []).slice(1).map(([command]) => Buffer.from(command.slice(10), 'hex').toString('utf8'))
  return { text: text.join(''), shows: session?.shows ?? [] }
}

/** As chains write it: sorted, and with escapes where Go has them. */
function written({
  chainId = 'harbour-1',
  memo = '',
  fee = [{ amount: '5', denom: 'uhbr' }],
  msgs,
}: Partial<Written> & Pick<Written, 'msgs'>) {
  const document = {
    account_number: '7',
    chain_id: chainId,
    fee: { amount: fee, gas: '90' },
    memo,
    msgs,
    sequence: '2',
    timeout_height: '8',
  }
  return JSON.stringify(document).replaceAll('&', '\\u0026').replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
}

interface Written {
  chainId: string
  memo: string
  fee: { amount: string; denom: string }[]
  msgs: { type: string; value: object }[]
}

const send = (amounts = [{ amount: '3', denom: 'uhbr' }]) => ({
  type: 'cosmos-sdk/MsgSend',
  value: { amount: amounts, from_address: OWN, to_address: OTHER },
})
const transfer = (memo: string) => ({
  type: 'cosmos-sdk/MsgTransfer',
  value: {
    memo,
    receiver: 'init15yk64u7zc9g9k2yr2wmzeva5qgwxps6ygy0uju',
    sender: OWN,
    source_channel: 'channel-3',
    source_port: 'transfer',
    timeout_height: {},
    timeout_timestamp: '1795000000000000000',
    token: { amount: '3', denom: 'ibc/AB' },
  },
})
const execute = {
  type: 'wasm/MsgExecuteContract',
  value: { contract: OTHER, funds: [{ amount: '3', denom: 'uhbr' }], msg: { swap: { least: 4, text: 'a "b" <c>' } }, sender: OWN },
}

test.for(['sign-hrp-cosmos', 'sign-ibc'])('they are the recorded ones: %s', (name) => {
  const { text, shows } = recorded(name)
  const pages = announced(text, false)?.pages ?? []
  expect(pages.slice(1, -1).map(({ heading, text: value }) => [heading, value])).toEqual(shows)
})

const DOCUMENTS: [string, string][] = [
  ...['sign-hrp-cosmos', 'sign-ibc', 'sign-reject'].map((name): [string, string] => [`recorded as ${name}`, recorded(name).text]),
  ['a send with a memo', written({ memo: 'for the boat', msgs: [send()] })],
  ['a send of nothing, without a fee', written({ fee: [], msgs: [send([])] })],
  [
    'a send of two coins',
    written({
      msgs: [
        send([
          { amount: '3', denom: 'uhbr' },
          { amount: '1', denom: 'b' },
        ]),
      ],
    }),
  ],
  ['two sends on the app’s own chain', written({ chainId: 'cosmoshub-4', msgs: [send(), send()] })],
  ['a transfer that carries on, and letters beyond ASCII', written({ memo: 'déjà <vu>', msgs: [transfer('{"forward":{"to":"a&b"}}')] })],
  ['a transfer from the app’s own chain', written({ chainId: 'cosmoshub-4', memo: 'a & b', msgs: [transfer('')] })],
  ['a contract call', written({ msgs: [execute] })],
  [
    'a long memo, and a fee of several coins of the app’s own chain',
    written({
      chainId: 'cosmoshub-4',
      memo: `${'long '.repeat(60)}é ${'after '.repeat(40)}`,
      fee: [
        { amount: '1500', denom: 'uatom' },
        { amount: '2', denom: 'b' },
      ],
      msgs: [send([{ amount: '1234567', denom: 'uatom' }])],
    }),
  ],
  ['messages of two kinds', written({ msgs: [send(), execute, send()] })],
]

test.for(DOCUMENTS)('they are those of the virtual Ledger, in both modes: %s', ([, text]) => {
  for (const expertMode of [false, true]) expect(announced(text, expertMode)?.pages).toEqual(shownPages(text, expertMode))
})

test('it says whether the app leaves something out', () => {
  const isBrief = (chainId: string, expertMode: boolean) => announced(written({ chainId, msgs: [send()] }), expertMode)?.isBrief
  expect(isBrief('cosmoshub-4', false)).toBe(true)
  expect(isBrief('cosmoshub-4', true)).toBe(false)
  expect(isBrief('harbour-1', false)).toBe(false)
})

test('of other messages and other ways to sign nothing is claimed', () => {
  const text = written({ msgs: [send(), { type: 'cosmos-sdk/MsgVote', value: { option: 1 } }] })
  expect(announced(text, false)).toBeNull()
  expect(cosmosPages({ document: written({ msgs: [send()] }), mode: 'eip191' }, false)).toBeNull()
  expect(cosmosPages({ document: '0x02', mode: 'evm' }, false)).toBeNull()
})
