// Chooses the form's defaults: an account that can sign, its largest holding, and the same asset on another chain; and what can be repeated. Pure.
import type { Account } from '../../../../shared/contract/account.ts'
import type { Asset, Chain } from '../../../../shared/contract/chain.ts'
import type { Portfolio } from '../../../../shared/contract/history/portfolio.ts'
import type { TransferView } from '../../../../shared/contract/transfer/transfer.ts'
import { isRepeatable } from '../../../../shared/domain/transfer/ownActions.ts'
import { isAddressOn } from '../recipient/recipientFault.ts'
import type { Form, Spot } from './form.ts'

/** What the defaults are chosen from. */
export interface Known {
  accounts: readonly Account[]
  assets: readonly Asset[]
  chains: readonly Chain[]
  portfolio: Portfolio
}

/** Returns choices for the empty fields of `form`. Chosen values do not change, but for an account that was removed since. */
export function fillGaps(form: Form, known: Known): Partial<Form> {
  const isRemoved = form.accountId !== null && !known.accounts.some(({ id }) => id === form.accountId)
  const accountId = (isRemoved ? null : form.accountId) ?? signingAccount(known.accounts)?.id ?? null
  const from = form.from ?? firstHolding(accountId, known)
  const to = form.to ?? (from === null ? null : givenDestination(from, form, known))
  const changes = { accountId, from, to }
  return accountId === form.accountId && from === form.from && to === form.to ? {} : changes
}

/** Returns the account that pays unless another is chosen: the first that can sign. */
export function signingAccount(accounts: readonly Account[]): Account | undefined {
  return accounts.find((account) => account.signer.kind === 'ledger') ?? accounts[0]
}

/** Returns the first asset held on the first chain of the lists, which begin with the L1 and its native asset. */
export function firstHolding(accountId: string | null, { portfolio, chains, assets }: Known): Spot | null {
  const held = portfolio.groups.flatMap((group) => group.parts).filter((part) => part.accountId === accountId && part.amount !== '0')
  const byChain = chains.flatMap((chain) => assets.filter((asset) => asset.chainId === chain.id))
  const first = byChain.find((asset) => held.some((part) => isSameAsset(part.asset, asset))) ?? byChain[0]
  return first === undefined ? null : { chainId: first.chainId, denom: first.denom }
}

/** Returns the changes that let a form begin with what its account holds, in place of an asset of which nothing is left. */
export function heldInstead({ accountId, from }: Form, known: Known): Partial<Form> {
  const held = known.portfolio.groups.flatMap(({ parts }) => parts).filter((part) => part.accountId === accountId && part.amount !== '0')
  if (from === null || held.length === 0 || held.some(({ asset }) => isSameAsset(asset, from))) return {}
  const first = firstHolding(accountId, known)
  return first === null || isSameAsset(first, from) ? {} : { from: first, to: onlyElsewhere(first, known) }
}

/** Returns the source itself where somebody's address there is given already: a payment; else where the asset can go, if to one chain alone. */
function givenDestination(from: Spot, { recipient }: Form, known: Known): Spot | null {
  const chain = known.chains.find(({ id }) => id === from.chainId)
  const isPayment = recipient !== null && chain !== undefined && isAddressOn(recipient, chain)
  return isPayment ? from : onlyElsewhere(from, known)
}

/** Returns the same asset on another chain where it has one form there; null where several are possible: the user chooses then. */
export function onlyElsewhere(from: Spot, known: Known): Spot | null {
  const [only, ...more] = formsElsewhere(from, known)
  return only === undefined || more.length > 0 ? null : { chainId: only.chainId, denom: only.denom }
}

/** Returns the same asset on the first other chain that has it, preferably with the same decimals, which needs no conversion. */
export function firstElsewhere(from: Spot, known: Known): Spot | null {
  const own = known.assets.find((asset) => isSameAsset(asset, from))
  const others = formsElsewhere(from, known)
  const other = others.find(({ decimals }) => decimals === own?.decimals) ?? others[0]
  return other === undefined ? null : { chainId: other.chainId, denom: other.denom }
}

/** Returns the same asset on a chain; null where the lists name none there. */
export function formOn(assets: readonly Asset[], from: Spot, chainId: string): Spot | null {
  const own = assets.find((asset) => isSameAsset(asset, from))
  const there = assets.find((asset) => own !== undefined && asset.originId === own.originId && asset.chainId === chainId)
  return there === undefined ? null : { chainId, denom: there.denom }
}

function formsElsewhere(from: Spot, { assets }: Known): Asset[] {
  const own = assets.find((asset) => isSameAsset(asset, from))
  return own === undefined ? [] : assets.filter(({ originId, chainId }) => originId === own.originId && chainId !== own.chainId)
}

/** Returns whether both are the same asset on the same chain. */
export function isSameAsset(left: Spot, right: Spot): boolean {
  return left.chainId === right.chainId && left.denom === right.denom
}

/** Returns the transfers of money that were sent, which the form can be filled from. */
export function repeatable(views: readonly TransferView[]): TransferView[] {
  return views.filter(({ transfer }) => isRepeatable(transfer.quote) && transfer.legs.some(({ sentAt }) => sentAt !== null))
}
