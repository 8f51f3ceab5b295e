// Draws an account's withdrawals through the optimistic bridges, whichever program started them: stage, when they can be claimed, Claim.
import type { Account } from '../../../shared/contract/account.ts'
import type { ListedWithdrawal } from '../../../shared/contract/transfer/withdrawals.ts'
import { usePickedAccount } from '../../parts/AccountPick.tsx'
import { ChainListScreen } from '../../parts/ChainListScreen.tsx'
import { TransfersNav } from '../../parts/TransfersNav.tsx'
import { isAddressOf } from '../../data/stores/ownAddress.ts'
import { useTransfers } from '../../data/transfers/transfersStore.ts'
import { useNow } from '../../kit/hooks/useNow.ts'
import { startWithdrawal } from './startWithdrawal.ts'
import { groupWithdrawals } from './grouping.ts'
import { DoneWithdrawal, doneColumns, WithdrawalLine } from './WithdrawalLine.tsx'
import styles from './withdrawals.module.css'
import type { AppWindow } from '../../window.ts'
import { useAllWords, useAppWindow } from '../../window.ts'

const ask = (win: AppWindow, accountId: string) => win.client['withdrawals.list']({ accountId })

/** What is not done names another recipient below its stage, and has its buttons where the others have their waybill. */
const OPEN = { hasTransfers: true, hasOthers: false }

/** Draws the Withdrawals screen. */
export function WithdrawalsScreen() {
  const { withdrawalWords: words } = useAllWords()
  const win = useAppWindow()
  const accountId = usePickedAccount()?.id
  return (
    <ChainListScreen
      words={words}
      nav={<TransfersNav />}
      ask={ask}
      isEmpty={({ withdrawals }) => withdrawals.length === 0}
      start={{ label: words.start, onClick: () => void startWithdrawal(win, accountId) }}
    >
      {({ withdrawals }, account) => <Groups withdrawals={withdrawals} account={account} />}
    </ChainListScreen>
  )
}

function Groups({ withdrawals, account }: { withdrawals: readonly ListedWithdrawal[]; account: Account }) {
  const { withdrawalWords: words } = useAllWords()
  const now = useNow(1000)
  const own = useTransfers((state) => state.value)
  const done = withdrawals.filter(({ stage }) => stage === 'claimed' || stage === 'migrated')
  const doneHere = done.filter(({ transferId }) => own?.some(({ transfer }) => transfer.id === transferId) === true)
  const hasTransfers = doneHere.length > 0
  const hasOthers = withdrawals.some(({ to }) => !isAddressOf(account, to))
  return groupWithdrawals(withdrawals).map(({ group, members }) => (
    <li key={group} className={styles.group}>
      <h2 className="small">
        {words.groups[group]}
        {group === 'done' && doneHere.length < done.length && (
          <span className={`dim ${styles.remark}`}>{hasTransfers ? words.restElsewhere : words.allElsewhere}</span>
        )}
        {group === 'toClaim' && members.length > 1 && account.signer.kind !== 'watched' && (
          <span className={`dim ${styles.remark}`}>{words.oneByOne}</span>
        )}
      </h2>
      <div
        className={`columns label ${group === 'done' ? doneColumns({ hasTransfers, hasOthers }) : doneColumns(OPEN)}`}
        aria-hidden="true"
      >
        <span>{words.columns.from}</span>
        <span className="right">{words.columns.amount}</span>
        <span className={styles.began}>{words.columns.began}</span>
        <span>{group === 'done' ? words.columns.claimed : words.columns.stage}</span>
        {group === 'done' && hasOthers && <span>{words.columns.to}</span>}
        {(group !== 'done' || hasTransfers) && <span className="right">{words.columns.waybill}</span>}
      </div>
      <ul aria-label={words.groups[group]}>
        {members.map((withdrawal) =>
          group === 'done' ? (
            <DoneWithdrawal
              key={`${withdrawal.chainId} ${withdrawal.sequence}`}
              withdrawal={withdrawal}
              accountId={account.id}
              now={now}
              hasTransfers={hasTransfers}
              hasOthers={hasOthers}
            />
          ) : (
            <WithdrawalLine
              key={`${withdrawal.chainId} ${withdrawal.sequence}`}
              withdrawal={withdrawal}
              accountId={account.id}
              isWatched={account.signer.kind === 'watched'}
              now={now}
            />
          ),
        )}
      </ul>
    </li>
  ))
}
