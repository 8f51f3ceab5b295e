// Names what a form does with money, and changes its assets to do something else: send, swap or bridge. Pure.
import type { Asset } from '../../../../shared/contract/chain.ts'
import { TRANSFER_WAYS, type Params, type TransferWay } from '../../../location.ts'
import { firstHolding, isSameAsset, onlyElsewhere, type Known } from './defaults.ts'
import { isSend, type Form, type Spot } from './form.ts'

/** Returns what the form does: pay somebody on one chain, exchange there, or go to another chain. */
export function wayOf(form: Pick<Form, 'from' | 'to'>): TransferWay {
  if (isSend(form)) return 'send'
  return form.from !== null && form.from.chainId === form.to?.chainId ? 'swap' : 'bridge'
}

/**
 * Returns what the form does when it is opened: what it was opened for, else the `plain` way, whatever it did before. Null where it stays as
 * it is, since another screen fills it, something is typed, or nothing is plain, as after a link.
 */
export function openingWay(params: Params, { typed, recipient }: Form, plain: TransferWay | null): TransferWay | null {
  if (params.way !== undefined) return params.way
  return Object.keys(params).length === 0 && typed === '' && (recipient ?? '') === '' ? plain : null
}

/** Returns whether a form that opens becomes something else once its assets are known. */
export function isUndecided(params: Params, form: Form, isKnown: boolean): boolean {
  const way = isKnown && form.from !== null ? null : openingWay(params, form, 'send')
  return way !== null && way !== wayOf(form)
}

/** Returns the changes after which the form does what is wanted; null where nothing is there to do it with. */
export function changeWay(form: Form, way: TransferWay, known: Known): Partial<Form> | null {
  const from = form.from ?? firstHolding(form.accountId, known)
  if (from === null) return null
  if (wayOf(form) === way) return {}
  if (way === 'send') return { from, to: from }
  // Where it goes is the user's choice, among all that the router knows.
  if (way === 'bridge') return { from, to: onlyElsewhere(from, known), recipient: null }
  const swap = swapOn(from, known)
  if (swap !== null) return swap
  const other = swapOn(firstHolding(form.accountId, known), known)
  // The amount was typed for another asset.
  return other === null ? null : { ...other, typed: '' }
}

/**
 * Returns source and destination once an asset is picked for one side. A payment pays with what it sends. A source that would make a payment
 * of an exchange, or that stands on the chain to which a bridge goes, turns the form around: the destination becomes what the source was.
 */
export function sidesWith(form: Pick<Form, 'from' | 'to'>, side: 'from' | 'to', picked: Spot): Pick<Form, 'from' | 'to'> {
  const way = wayOf(form)
  if (side === 'to') return { from: form.from, to: picked }
  if (way === 'send') return { from: picked, to: picked }
  const isThere = way === 'bridge' ? form.to?.chainId === picked.chainId : isSend({ from: picked, to: form.to })
  return { from: picked, to: isThere ? form.from : form.to }
}

/** Returns the ways that the form can take, in their order. */
export function openWays(form: Form, known: Known): TransferWay[] {
  return TRANSFER_WAYS.filter((way) => wayOf(form) === way || changeWay(form, way, known) !== null)
}

/** Returns a swap of the source: into what the account holds beside it, else into the first other asset of the chain. */
function swapOn(from: Spot | null, { assets, portfolio }: Known): Partial<Form> | null {
  if (from === null) return null
  const own = assets.find((asset) => isSameAsset(asset, from))
  const others = assets.filter((asset) => asset.chainId === from.chainId && asset.isVerified && asset.originId !== own?.originId)
  const isHeld = (asset: Asset) => portfolio.groups.some(({ parts }) => parts.some((part) => isSameAsset(part.asset, asset)))
  const to = others.find(isHeld) ?? others[0]
  return to === undefined ? null : { from, to: { chainId: to.chainId, denom: to.denom }, recipient: null }
}
