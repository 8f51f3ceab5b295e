// Genesis transactions of the bank: payments both ways, failures, spam, and one message of an unknown type.
import { SPAM_DENOM } from '../chains/chains.ts'
import { ChainError } from '../effects.ts'
import { draft, everydayAmount, shareOfMine, type TxWriter, type GenesisContext } from '../genesisContext.ts'
import type { Coin } from '../state.ts'

const MEMOS = [
  '',
  '',
  '',
  'rent, march',
  'thanks for lunch & the <b>map</b>',
  '家賃 十一月分',
  'شكرا على القهوة ☕',
  'תודה רבה',
  'Grüße aus Köln, bis Samstag',
  'invoice\u202e fdp.exe',
  `A long note about a shared boat. ${'We agreed to split the mooring in three parts, and this is mine. '.repeat(3)}`.slice(0, 240),
]

function payment(context: GenesisContext, from: string, to: string, coins: Coin[]) {
  return draft(
    context,
    from,
    [{ '@type': '/cosmos.bank.v1beta1.MsgSend', from_address: from, to_address: to, amount: coins }],
    (effects) => {
      effects.begin(0)
      effects.emit('message', { action: '/cosmos.bank.v1beta1.MsgSend', sender: from, module: 'bank' })
      effects.transfer(from, to, coins)
    },
    { memo: context.random.pick(MEMOS) },
  )
}

/** The first account pays another address a small share of what it holds. */
export const sendOut: TxWriter = (context) => {
  const coin = shareOfMine(context, context.random.pick(context.state.chain.assets).denom, 2, 60)
  return coin === null ? null : payment(context, context.me.bech32, context.random.pick(context.people), [coin])
}

/** Another address pays the first account; sometimes two coins at once. */
export const receive: TxWriter = (context) => {
  const assets = context.state.chain.assets.slice(0, context.random.chance(0.15) ? 2 : 1)
  const first = context.random.chance(0.4) ? [context.random.pick(context.state.chain.assets)] : assets
  const coins = first.map((asset) => ({ denom: asset.denom, amount: everydayAmount(context, asset, 1, 90).toString() }))
  const sorted = coins.sort((a, b) => (a.denom < b.denom ? -1 : 1))
  return payment(context, context.random.pick(context.people), context.me.bech32, sorted)
}

/** A payment of a given size in thousandths of the asset to the first account, to begin with. */
export function endow(assetIndex: number, thousandths: bigint): TxWriter {
  return (context) => {
    const asset = context.state.chain.assets[assetIndex]
    if (asset === undefined) return null
    const coin = { denom: asset.denom, amount: ((thousandths * 10n ** BigInt(asset.decimals)) / 1000n).toString() }
    return payment(context, context.random.pick(context.people), context.me.bech32, [coin])
  }
}

/** A payment to one particular address, so that looking for further accounts finds something. */
export function payTo(address: string, whole: number): TxWriter {
  return (context) => {
    const asset = context.state.chain.assets[0]
    if (asset === undefined) return null
    return payment(context, context.random.pick(context.people), address, [
      { denom: asset.denom, amount: (BigInt(whole) * 10n ** BigInt(asset.decimals)).toString() },
    ])
  }
}

/** A payment between two other addresses; the first account has no part in it. */
export const foreign: TxWriter = (context) => {
  const asset = context.random.pick(context.state.chain.assets)
  const coin = { denom: asset.denom, amount: everydayAmount(context, asset, 1, 40).toString() }
  return payment(context, context.random.pick(context.people), context.random.pick(context.people), [coin])
}

/** An unrequested, unlisted token, in a number far beyond 2^53. */
export const spam: TxWriter = (context) => {
  const coin = { denom: SPAM_DENOM, amount: '88888888888888888888888' }
  return { ...payment(context, context.people[0] ?? '', context.me.bech32, [coin]), memo: 'You won! Visit claim-init.example to collect' }
}

/** A payment that fails for want of funds, and still costs its fee. */
export const failedSend: TxWriter = (context) => {
  const denom = context.state.chain.assets[1]?.denom ?? context.state.chain.feeDenom
  return payment(context, context.me.bech32, context.random.pick(context.people), [{ denom, amount: '99000000000000000000' }])
}

/** A transaction that ran out of gas. */
export const outOfGas: TxWriter = (context) => {
  const base = sendOut(context)
  if (base === null) return null
  const act = (): never => {
    throw new ChainError(
      11,
      'sdk',
      `out of gas in location: WriteFlat; gasWanted: ${base.gasWanted}, gasUsed: ${base.gasWanted + 4211n}: out of gas`,
    )
  }
  return { ...base, gasUsed: base.gasWanted + 4211n, act }
}

/** A message type from a module that this project does not know. */
export const unknownType: TxWriter = (context) => {
  const me = context.me.bech32
  const type = '/tidemark.almanac.v1.MsgRecordTide'
  const message = { '@type': type, observer: me, station: 'Dunkirk', centimetres: '-37', entries: { nested: [1, 2, { deep: true }] } }
  return draft(context, me, [message], (effects) => {
    effects.begin(0)
    effects.emit('message', { action: type, sender: me })
    effects.emit('almanac_entry', { observer: me, station: 'Dunkirk', ticket: '18014398509481985' })
  })
}
