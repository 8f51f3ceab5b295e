// Writes hostile transactions: texts that reverse, hide, imitate, or would be code elsewhere. They go to the second account, so that the
// first one's screens stay normal.
import { namedAddress } from '../chains/chains.ts'
import { draft, type TxWriter } from '../genesisContext.ts'

const MEMOS = [
  'invoice\u202egnp.exe and \u2066isolated\u2069 text \u200f\u200e',
  'z\u200be\u200cr\u200do\u2060 \ufeffwidth\u00ad everywhere',
  '=cmd|\u0027 /C calc\u0027!A0',
  '+1+1',
  '@SUM(A1:A9)',
  '-2+3+cmd()',
  '<script>alert(document.domain)</script><img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">claim</a> [claim](javascript:alert(1))',
  'one\r\ntwo\tthree\u2028four\u0007',
  'null\u0000byte',
  `Zalgo ${'e\u0301\u0316\u0317\u0318\u0319'.repeat(40)}`,
  '\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67 \ud800 half a pair',
  'A very long memo. '.repeat(556).slice(0, 10_000),
]
const SEND = '/cosmos.bank.v1beta1.MsgSend'

/** A small payment with a memo. */
function payment(to: string, memo: string): TxWriter {
  return (context) => {
    const from = context.people[8] ?? ''
    const amount = [{ denom: context.state.chain.feeDenom, amount: '1' }]
    const act = (effects: Parameters<Parameters<typeof draft>[3]>[0]) => {
      effects.begin(0)
      effects.emit('message', { action: SEND, sender: from, module: 'bank' })
      effects.transfer(from, to, amount)
    }
    return draft(context, from, [{ '@type': SEND, from_address: from, to_address: to, amount }], act, { memo })
  }
}

/** Sends coins whose names imitate others. */
function pretender(to: string, denom: string): TxWriter {
  return (context) => {
    const from = context.people[8] ?? ''
    const amount = [{ denom, amount: '5000000000' }]
    return draft(context, from, [{ '@type': SEND, from_address: from, to_address: to, amount }], (effects) => {
      effects.begin(0)
      effects.emit('message', { action: SEND, sender: from, module: 'bank' })
      effects.mint(to, amount)
    })
  }
}

/** A message of a made-up type that carries markup and formulas wherever text may stand. */
function strangeMessage(to: string): TxWriter {
  return (context) => {
    const from = context.people[8] ?? ''
    const type = '/evil.v1.Msg<script>alert(1)</script>'
    const message = {
      '@type': type,
      sender: from,
      victim: to,
      '=cmd()': '@SUM(1+1)*cmd|\u0027 /C calc\u0027!A0',
      __proto__x: { constructor: '\u202e' },
    }
    return draft(context, from, [message], (effects) => {
      effects.begin(0)
      effects.emit('message', { action: type, sender: from })
      effects.emit('evil<img src=x>', { victim: to, '\u202ekey': '\u0000value' })
    })
  }
}

const MAKER = namedAddress('maker of pretenders')

/** What the makers of coins call them: with letters that do not show, in Cyrillic ones, and from right to left. */
export const PRETENDERS: ReadonlyMap<string, { name: string; symbol: string; decimals: number }> = new Map([
  [`factory/${MAKER}/uinit`, { name: 'Initia', symbol: '\u202eTINI', decimals: 6 }],
  [`factory/${MAKER}/uinitia`, { name: 'Initia Native Token', symbol: 'I\u200bNIT', decimals: 6 }],
  [`factory/${MAKER}/INIT`, { name: '\u0406nitia', symbol: '\u0406N\u0406\u0422', decimals: 6 }],
])

/** Everything that is aimed at an account, oldest first. */
export function hostileKinds(to: string): TxWriter[] {
  const names = [...PRETENDERS.keys(), 'ibc/0000000000000000000000000000000000000000000000000000000000000001']
  return [...MEMOS.map((memo) => payment(to, memo)), ...names.map((denom) => pretender(to, denom)), strangeMessage(to)]
}
