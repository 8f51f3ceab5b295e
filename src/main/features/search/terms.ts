// Compiles each kind of term to conditions: on the index where it is exact, on the line where the index matches too widely.
import { stretchOf } from '../../../shared/domain/search/searchDates.ts'
import { OWN_ACCOUNTS, type Condition, type SearchTerm } from '../../../shared/domain/search/searchTerms.ts'
import { isIndexing } from '../../db/archive/search/readMatches.ts'
import { EXPONENTS, exponentOf, facet, quoteToken, rangeTokens, wordsOf } from '../../db/archive/search/searchTokens.ts'
import { byMatch, split, narrowTime, type Draft, type Found, type TermOf } from './draft.ts'
import { anyOf, conditionOfText, conditionsOfPhrase, wordsFrom, type PhraseConditions } from './freeText.ts'
import { applyLines } from './lineTerms.ts'
import { addressOf, type Lookup } from './lookup.ts'
import { applyValues } from './valueTerms.ts'
import { namedAccounts, namedChains, namedCondition } from './names.ts'

/** Applies all terms. Accounts come first, since the rest is looked up for the chosen ones. */
export function applyTerms(lookup: Lookup, draft: Draft, terms: readonly SearchTerm[]): void {
  const of = <Op extends Condition['op']>(op: Op) => terms.filter((term): term is TermOf<Op> => term.condition.op === op)
  applyAccounts(lookup, draft, of('account'))
  applyChains(lookup, draft, of('chain'))
  applyLines(lookup, draft, of('type'), of('direction'))
  applyStatuses(draft, of('status'))
  applyDenoms(lookup, draft, of('asset'))
  applyAmounts(lookup, draft, of('amount'))
  applyValues(lookup, draft, of('value'))
  for (const op of ['with', 'from', 'to', 'label', 'nft'] as const) {
    applyEither(draft, of(op), (term) => namedCondition(lookup, op, term))
  }
  for (const op of ['before', 'after', 'on'] as const) for (const term of of(op)) applyDate(lookup, draft, term)
  for (const term of of('text')) applyText(lookup, draft, term)
}

/** Applies the terms of one operator: positive ones are alternatives; each negated one excludes. Null: the term has no effect. */
function applyEither<T extends SearchTerm>(draft: Draft, terms: readonly T[], find: (term: T) => Found | null): void {
  const { positive, negated } = split(terms)
  const either = positive.map(find).filter((found) => found !== null)
  if (either.length > 0) draft.conditions.push({ ...merge(either), isNegated: false })
  for (const found of negated.map(find)) if (found !== null) draft.conditions.push({ ...found, isNegated: true })
}

function merge(found: readonly Found[]): Found {
  return { match: anyOf(found.map(({ match }) => match)), txIds: found.flatMap(({ txIds }) => [...txIds]), hashPart: null }
}

/** Chooses the accounts whose lines are shown; the lines of others are neither searched nor counted. */
function applyAccounts(lookup: Lookup, draft: Draft, terms: readonly TermOf<'account'>[]): void {
  const { positive, negated } = split(terms)
  const found = (term: TermOf<'account'>) => {
    const { value } = term.condition
    const isOwn = value.toLowerCase() === OWN_ACCOUNTS
    const accounts = isOwn ? lookup.accounts.filter(({ signer }) => signer.kind !== 'watched') : namedAccounts(lookup.accounts, value)
    if (accounts.length === 0) lookup.complain('account', term, value)
    return accounts
  }
  const wanted = positive.flatMap(found)
  const unwanted = negated.flatMap(found)
  if (wanted.length > 0) draft.accounts = draft.accounts.filter((account) => wanted.includes(account))
  draft.accounts = draft.accounts.filter((account) => !unwanted.includes(account))
}

function applyChains(lookup: Lookup, draft: Draft, terms: readonly TermOf<'chain'>[]): void {
  applyEither(draft, terms, (term) => {
    const ids = namedChains(lookup.registry.chains, term.condition.value)
    if (ids.length === 0) {
      lookup.complain('chain', term, term.condition.value)
      return null
    }
    return byMatch(anyOf(ids.map((id) => quoteToken(facet.chain(id)))))
  })
}

function applyStatuses(draft: Draft, terms: readonly TermOf<'status'>[]): void {
  const wanted = new Set(
    terms.map(({ condition, isNegated }) => ((condition.value === 'failed') === !isNegated ? ('failed' as const) : ('succeeded' as const))),
  )
  // Both values together match everything.
  if (wanted.size !== 1) return
  draft.conditions.push({ ...byMatch(quoteToken(facet.failed)), isNegated: wanted.has('succeeded') })
}

function applyDenoms(lookup: Lookup, draft: Draft, terms: readonly TermOf<'asset'>[]): void {
  const find = (term: TermOf<'asset'>) => {
    const found = lookup.coins().byName(term.condition.value)
    if (found.length === 0) lookup.complain('asset', term, term.condition.value)
    return found
  }
  const { positive, negated } = split(terms)
  const any = positive.flatMap(find)
  const none = negated.flatMap(find)
  const tokens = (coins: readonly { id: number }[]) => anyOf(coins.map(({ id }) => quoteToken(facet.coin(id))))
  const nameOf = ({ chainId, denom }: { chainId: string; denom: string }) => ({ chainId, denom })
  if (any.length > 0) {
    draft.conditions.push({ ...byMatch(tokens(any)), isNegated: false })
    // Combined with an amount it must be the same movement.
    draft.line.coins.any = any.map(nameOf)
  }
  if (none.length > 0) {
    draft.conditions.push({ ...byMatch(tokens(none)), isNegated: true })
    draft.line.coins.none = none.map(nameOf)
  }
}

function applyAmounts(lookup: Lookup, draft: Draft, terms: readonly TermOf<'amount'>[]): void {
  for (const { condition, isNegated } of terms) {
    const { min, max } = condition
    draft.line.coins[isNegated ? 'noAmounts' : 'amounts'].push({ min, max })
    // The outermost tokens extend beyond the bounds, which an exclusion must not.
    if (isNegated) continue
    const exponents = wordsFrom(lookup.db, EXPONENTS.from, EXPONENTS.until).map(exponentOf)
    const tokens = rangeTokens({ min: min?.value ?? null, max: max?.value ?? null }, exponents, !isIndexing(lookup.db))
    draft.conditions.push({ ...byMatch(anyOf(tokens.map(quoteToken))), isNegated: false })
  }
}

function applyDate(lookup: Lookup, draft: Draft, { condition: { op, value }, isNegated }: TermOf<'before' | 'after' | 'on'>): void {
  const stretch = stretchOf(value, lookup.now)
  if (stretch === null) return
  const { from } = stretch
  // "on:7d" has no end of its own: it extends to now.
  const until = stretch.until === from && op === 'on' ? null : stretch.until
  // A period includes itself: before:2026-03 extends to the end of March, after:2026-03 starts with it.
  if (op === 'before') narrowTime(draft, isNegated ? until : null, isNegated ? null : until)
  else if (op === 'after') narrowTime(draft, isNegated ? null : from, isNegated ? from : null)
  else if (!isNegated) narrowTime(draft, from, until)
  else if (until === null) narrowTime(draft, null, from)
  else draft.line.outside.push({ from, until })
}

function applyText(lookup: Lookup, draft: Draft, term: TermOf<'text'>): void {
  const { text, isPhrase } = term.condition
  const { isNegated } = term
  const deps = {
    ...lookup,
    chains: lookup.registry.chains,
    onCut: () => {
      lookup.tellCut(term)
    },
    ownAddresses: (fits: (name: string) => boolean) => lookup.accounts.filter(({ label }) => fits(label)).map(addressOf),
  }
  if (isPhrase) {
    applyPhrase(draft, conditionsOfPhrase(deps, text), wordsOf(text), isNegated)
    return
  }
  // A text such as "--" has nothing to search for.
  if (wordsOf(text).length > 0 || /[…*]/u.test(text)) draft.conditions.push({ ...conditionOfText(deps, text), isNegated })
}

function applyPhrase(draft: Draft, found: PhraseConditions, words: readonly string[], isNegated: boolean): void {
  const { match, txIds } = found.labelled
  if (found.words === null && match === null && txIds.length === 0) return
  const either = { ...found.labelled, match: anyOf([found.words, match]), isNegated }
  if (words.length < 2) {
    draft.conditions.push(either)
    return
  }
  const phrase = { words: words.join(' '), isNegated }
  // Words that are not adjacent must not be excluded: the index excludes only labelled things.
  draft.conditions.push(isNegated ? { ...found.labelled, isNegated } : either)
  draft.line.phrases.push(isNegated ? { ...phrase, match: null, txIds: [] } : { ...phrase, match, txIds: [...txIds] })
}
