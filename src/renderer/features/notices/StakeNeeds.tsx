// Tells from the last reading of the stakes what waits for the user: what was unstaked of a lock can be withdrawn, a lock has ended.
import { useEffect } from 'react'
import type { StakePart } from '../../../shared/contract/history/portfolio.ts'
import { markedText } from '../../../shared/domain/untrusted/untrustedText.ts'
import { createResource } from '../../data/resource.ts'
import { useAccounts } from '../../data/stores/accountsStore.ts'
import { useChainNames } from '../../data/stores/chainsStore.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { exactText } from '../../kit/text/amountText.ts'
import { go } from '../../navigation.ts'
import { storeHook, useAllWords, useAppWindow, type AppWindow } from '../../window.ts'
import { NoticeRow } from './NoticeRow.tsx'
import { stakeNeeds, type StakeNeed } from './stakeNeeds.ts'

const stakesStore = (win: AppWindow) =>
  createResource(
    win,
    () => win.client['portfolio.get']({ accountId: null }),
    ({ type }) => type === 'portfolio.changed' || type === 'accounts.changed',
  )
const useStakes = storeHook(stakesStore)
/** Reads the stakes again. */
export const reloadStakes = (win: AppWindow) => win.part(stakesStore).reload()

/** Returns what waits, by what the archive has; nothing while that is not read. */
export function useStakeNeeds(now: number): StakeNeed[] {
  const win = useAppWindow()
  useEffect(() => void reloadStakes(win), [win])
  const groups = useStakes(({ value }) => value?.groups)
  const accounts = useAccounts((state) => state.value)
  // A watched account can do nothing about it here.
  const signs = new Set(accounts?.filter(({ signer }) => signer.kind !== 'watched').map(({ id }) => id))
  const stakes = (groups ?? []).flatMap((group) => group.stakes).filter(({ accountId }) => signs.has(accountId))
  return stakeNeeds(stakes, now)
}

/** Draws a line for each; it and its button lead to the locks of its account. */
export function StakeNeeds({ needs }: { needs: readonly StakeNeed[] }) {
  return needs.map(({ kind, part }) => (
    <Need key={`${kind} ${part.accountId} ${part.asset.chainId} ${part.asset.denom} ${part.completesAt}`} kind={kind} part={part} />
  ))
}

function Need({ kind, part: { accountId, asset, amount, completesAt, readAt } }: { kind: StakeNeed['kind']; part: StakePart }) {
  const all = useAllWords()
  const { lockEndedLine, lockReleasedLine, lockWords, eventTags } = all
  const win = useAppWindow()
  const chain = useChainNames()
  const accounts = useAccounts((state) => state.value) ?? []
  const label = accounts.length < 2 ? undefined : accounts.find(({ id }) => id === accountId)?.label
  const isReleased = kind === 'withdraw'
  // Only opens the locks: what is pressed there opens the review.
  const open = () => go(win, 'staking', { accountId, chainId: asset.chainId, open: 'locks' })
  return (
    <NoticeRow
      isNew={false}
      isDated
      tag={{ text: eventTags[isReleased ? 'lockReleased' : 'lockEnded'], tone: 'warn' }}
      at={isReleased ? readAt : (completesAt ?? readAt)}
      onOpen={open}
      action={
        <Button size="compact" onClick={open}>
          {isReleased ? lockWords.withdraw : lockWords.unstake}
        </Button>
      }
    >
      <span>
        {(isReleased ? lockReleasedLine : lockEndedLine)(`${exactText(all, amount, asset.decimals)} ${markedText(asset.symbol)}`)}
      </span>
      <span className="small dim">
        {chain(asset.chainId)}
        {label !== undefined && ` · ${label}`}
      </span>
    </NoticeRow>
  )
}
