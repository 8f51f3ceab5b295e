// Draws the boxes of an own action: whose it is, with which validators, on which proposal or whose permissions, and what it is about. For
// the review and for the sheet.
import type { ReactNode } from 'react'
import type { Action } from '../../../../shared/contract/transfer/action.ts'
import type { Movement } from '../../../../shared/contract/history/activity.ts'
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { isVote, validatorsOf } from '../../../../shared/domain/transfer/ownActions.ts'
import { isSettled } from '../../../../shared/domain/transfer/transferStateMachine.ts'
import { useAccount } from '../../../data/stores/accountsStore.ts'
import { isAddressOf } from '../../../data/stores/ownAddress.ts'
import { Address } from '../../../kit/text/Address.tsx'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import { ballotText } from '../../../parts/ballotText.ts'
import { AddressName } from '../../../parts/Who.tsx'
import { BoxFigure, BoxPlace, BoxRow, BoxWord, FormBox } from '../../../parts/FormBox.tsx'
import { ExtendedName } from '../checks/ExtendedName.tsx'
import { Worth } from '../offers/Worth.tsx'
import { VotedCycle, GaugeShares } from '../checks/GaugeParts.tsx'
import { LockEnds } from '../checks/LockEnds.tsx'
import { VipOutcomes, VipRollups } from '../checks/VipParts.tsx'
import { VotedChange } from '../../../parts/proposal/VotedChange.tsx'
import { isToldByHistory } from '../sheet/usePaidAmounts.ts'
import { RevokedGrants } from './RevokedGrants.tsx'
import { useAllWords } from '../../../window.ts'
import type { AllWords } from '../../../words/words.ts'

/** Properties of `ActionBoxes`. */
export interface ActionBoxesProps {
  transfer: Transfer
  action: Action
  /** What a claim paid out, or an extension cost, once history tells it. */
  moved?: readonly Movement[] | null
  /** What stands below the amount. */
  note?: ReactNode
  /** The box of the fee, number 4. */
  children: ReactNode
}

/** Draws the boxes. */
export function ActionBoxes({ transfer, action, moved = null, note, children }: ActionBoxesProps) {
  const all = useAllWords()
  const { actionAmounts, actionDoneAmounts, actionWords: words, permissions, transferDetailWords, voteOptions, voteShares } = all
  const { quote, sender, recipient, phase } = transfer
  const account = useAccount(transfer.accountId)
  const { validators, to } = validatorsOf(action)
  const isElsewhere = account !== null && !isAddressOf(account, recipient)
  return (
    <>
      <BoxRow shape="pair">
        <FormBox number={1} label={words.account}>
          <BoxPlace chainId={quote.request.fromChainId} note={account?.label ?? ''} />
          <Address text={sender} />
        </FormBox>
        <FormBox number={2} label={otherLabel(all, action)}>
          {action.type === 'revokeGrants' && <RevokedGrants grants={action.grants} revoked={isSettled(phase) ? [] : quote.revoked} />}
          {action.type === 'extendName' && <ExtendedName transfer={transfer} name={action.name} count={action.years} />}
          {action.type === 'claimVip' && <VipRollups transfer={transfer} action={action} />}
          {action.type === 'voteGauges' && <VotedCycle transfer={transfer} action={action} />}
          {isVote(action) && <BoxWord>{action.proposal}</BoxWord>}
          {quote.ballot !== null && <Untrusted text={quote.ballot.title} most={255} />}
          {isVote(action) && !isSettled(phase) && (
            <VotedChange accountId={transfer.accountId} chainId={quote.request.fromChainId} proposal={action.proposal} />
          )}
          {validators.map((validator) => (
            <Validator key={validator} address={validator} />
          ))}
          {action.type === 'extendLock' && <LockEnds transfer={transfer} action={action} />}
          {(isOfAllLocks(action) || claimsLocked(action)) && <BoxWord>{words.lockedStakes}</BoxWord>}
          {to !== null && (
            <>
              <p className="small dim">{words.toValidator}</p>
              <Validator address={to} />
            </>
          )}
        </FormBox>
      </BoxRow>
      <BoxRow shape={action.type === 'claimVip' ? 'wide' : 'pair'}>
        <FormBox
          number={3}
          label={moved !== null ? exactLabel(words, action) : (phase === 'completed' ? actionDoneAmounts : actionAmounts)[action.type]}
        >
          {action.type === 'vote' && <BoxWord>{voteOptions[action.option]}</BoxWord>}
          {action.type === 'voteWeighted' && <BoxWord>{voteShares(action.options)}</BoxWord>}
          {action.type === 'voteGauges' && <GaugeShares transfer={transfer} action={action} />}
          {action.type === 'revokeGrants' && <BoxWord>{permissions(action.grants.length)}</BoxWord>}
          {quote.ballot !== null && <p className="small dim">{ballotText(all, quote.ballot)}</p>}
          {moved?.map((asset) => <BoxFigure key={asset.denom} units={asset.amount} asset={asset} />) ??
            quote.about.map(({ asset, amount }) => (
              <div key={asset.denom}>
                <BoxFigure units={amount} asset={asset} digits="exact" />
                {/* Today’s price would pass for that of the day on a sheet that is kept. */}
                {!isSettled(phase) && (
                  <p className="small dim">
                    <Worth accountId={transfer.accountId} asset={asset} units={amount} usd={null} />
                  </p>
                )}
              </div>
            ))}
          {moved === null && isToldByHistory(transfer, action) && <p className="small dim">{transferDetailWords.confirming}</p>}
          {action.type === 'claimVip' && <VipOutcomes transfer={transfer} />}
          {action.type === 'extendName' && phase !== 'completed' && <p className="small dim">{words.namePrice}</p>}
          {note}
          {isElsewhere && (
            <>
              <p className="small warn">{words.paidTo}</p>
              <Address text={recipient} />
            </>
          )}
        </FormBox>
        {children}
      </BoxRow>
    </>
  )
}

/** Returns whether an action is with the module of locked stakes, and with no one lock. */
function isOfAllLocks({ type }: Action): boolean {
  return type === 'claimLocked' || type === 'withdrawUnlocked'
}

/** Returns whether an action claims the rewards of locked stakes beside those of validators. */
function claimsLocked(action: Action): boolean {
  return action.type === 'claimRewards' && action.locked === true
}

/** Labels an amount that history tells. */
function exactLabel(words: AllWords['actionWords'], { type }: Action): string {
  return type === 'extendName' ? words.paid : words.rewards
}

/** Labels the box of the other side. */
function otherLabel({ actionWords: words, gaugeWords, vipWords }: AllWords, action: Action): string {
  if (action.type === 'claimVip') return vipWords.rollups(action.rollups.length)
  if (action.type === 'voteGauges') return gaugeWords.cycleBox
  if (isVote(action)) return words.proposal
  if (action.type === 'extendName') return words.name
  if (isOfAllLocks(action)) return words.from
  if (action.type === 'revokeGrants') return words.holders
  return words.validators(validatorsOf(action).validators.length)
}

function Validator({ address }: { address: string }) {
  const { actionWords: words } = useAllWords()
  return (
    <div>
      <AddressName address={address} />
      <Address text={address} copyLabel={words.copyValidator} />
    </div>
  )
}
