// Says what each message of an own action does. Pure. The guard found in each message, in this order, what the action names.
import type { Action } from '../../../../shared/contract/transfer/action.ts'
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import { markedText } from '../../../../shared/domain/untrusted/untrustedText.ts'
import { sharesText } from '../../../parts/ballotText.ts'
import { revocationName, revokedName } from '../../../words/grants.ts'
import { rollupName } from '../../../words/transfers/vipText.ts'
import type { AllWords } from '../../../words/words.ts'
import type { TextLine } from './textLines.ts'

/** Names for the sentences. */
export interface ActionNames {
  /** Of a validator, or of who holds a permission. */
  address: (address: string) => string
  /** Of the rollup behind a bridge. */
  bridge: (bridge: string) => string
  amount: (denom: string, units: string) => string
}

/** What a message does, and which texts it holds letter by letter. */
interface Done {
  says: string
  holds: readonly string[]
}

/** Returns what a message of an action does; nothing where the text has other messages than the action, or one without what is said of it. */
export function actionCaption(words: AllWords, action: Action, { text, message }: TextLine, names: ActionNames): string {
  const all = doneBy(words, action, names)
  const done = message?.of === all.length ? all[message.number - 1] : undefined
  return done?.holds.every((held) => text.includes(`"${held}"`)) === true ? done.says : ''
}

/** Returns what a revocation does. */
export function revocationCaption(words: AllWords, quote: Quote, { address }: Pick<ActionNames, 'address'>): string {
  if (quote.spender === null) return words.documentTitle('revoke')
  const isOfAsset = quote.revokes === 'token' || quote.revokes === 'operator'
  const says = isOfAsset ? words.signedText.acts.revokesAsset : words.signedText.acts.revokes
  return says(markedText(revokedName(words, quote)), address(quote.spender))
}

function doneBy(words: AllWords, action: Action, names: ActionNames): Done[] {
  const { acts } = words.signedText
  const claim = (validator: string) => ({ says: acts.claims(names.address(validator)), holds: [validator] })
  switch (action.type) {
    case 'claimRewards':
      return [...action.validators.map(claim), ...(action.locked === true ? [only(acts.claimsLocked)] : [])]
    case 'compound':
      return [
        ...action.stakes.map(({ validator }) => claim(validator)),
        ...action.stakes.map((stake) => staking(acts.stakes, { ...stake, denom: action.denom }, names)),
      ]
    case 'delegate':
      return [staking(acts.stakes, action, names)]
    case 'undelegate':
      return [staking(acts.unstakes, action, names)]
    case 'cancelUnbonding':
      return [staking(acts.stakesAgain, action, names)]
    case 'redelegate': {
      const says = (amount: string, from: string) => acts.movesStake(amount, from, names.address(action.to))
      const { holds, ...rest } = staking(says, action, names)
      return [{ ...rest, holds: [...holds, action.to] }]
    }
    case 'revokeGrants':
      return action.grants.map(({ grantee, message }) => ({
        says: acts.revokes(markedText(revocationName(words, message)), names.address(grantee)),
        holds: message === null ? [grantee] : [grantee, message],
      }))
    default:
      return otherThan(words, action, names)
  }
}

type Rest = Exclude<
  Action,
  { type: 'claimRewards' | 'compound' | 'delegate' | 'undelegate' | 'cancelUnbonding' | 'redelegate' | 'revokeGrants' }
>

/** Returns the same of votes, whose message is plain, and of calls of modules, whose arguments are encoded. */
function otherThan(words: AllWords, action: Rest, names: ActionNames): Done[] {
  const { acts } = words.signedText
  switch (action.type) {
    case 'vote':
      return [{ says: acts.votes(words.voteOptions[action.option], action.proposal), holds: [action.proposal] }]
    case 'voteWeighted':
      return [{ says: acts.votesSplit(words.voteShares(action.options), action.proposal), holds: [action.proposal] }]
    case 'extendName':
      return [only(acts.extendsName(action.name, words.years(action.years)))]
    case 'extendLock':
      return [only(acts.extendsLock(names.address(action.validator), words.lockDay(action.until)))]
    case 'unstakeLock':
      return [only(acts.unstakesLock(names.address(action.validator)))]
    case 'claimLocked':
      return [only(acts.claimsLocked)]
    case 'withdrawUnlocked':
      return [only(acts.withdraws(names.amount(action.denom, action.amount)))]
    case 'voteGauges':
      return [only(acts.votesGauges(action.cycle, sharesText(words, names.bridge, action.shares)))]
    case 'claimVip':
      return action.rollups.map((claim) => only(acts.claimsVip(rollupName(words, names.bridge, claim))))
  }
}

function only(says: string): Done {
  return { says, holds: [] }
}

function staking(
  says: (amount: string, validator: string) => string,
  { validator, denom, amount }: { validator: string; denom: string; amount: string },
  names: ActionNames,
): Done {
  return { says: says(names.amount(denom, amount), names.address(validator)), holds: [validator, denom, amount] }
}
