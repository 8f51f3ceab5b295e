// Draws, for each chain with several permissions of its modules, how many are picked, and revokes them in one signature.
import type { Account } from '../../../shared/contract/account.ts'
import { useChainNames } from '../../data/stores/chainsStore.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { ActionButton } from '../../parts/ActionButton.tsx'
import { useAllWords } from '../../window.ts'
import styles from './permissions.module.css'
import type { Several } from './requests.ts'

/** Properties of `RevokeSeveral`. */
export interface RevokeSeveralProps {
  several: Several
  account: Account
  /** Whether the list has permissions that this cannot revoke. */
  hasOthers: boolean
  /** Takes the names of all that is picked on this chain. */
  onPick: (names: readonly string[]) => void
}

/** Draws the line of one chain. */
export function RevokeSeveral({ several, account, hasOthers, onPick }: RevokeSeveralProps) {
  const { permissions, permissionWords: words } = useAllWords()
  const nameOf = useChainNames()
  const { chainId, all, picked, grants } = several
  const chain = nameOf(chainId)
  const isAll = picked.length === all.length
  const isCut = grants.length < picked.length
  return (
    <div className={styles.several} role="group" aria-label={words.severalOn(chain)}>
      <span className="small dim">{words.picked(picked.length, all.length, chain)}</span>
      <Button
        kind="quiet"
        size="compact"
        label={isAll ? words.pickNoneOn(chain) : words.pickAllOn(chain)}
        onClick={() => onPick(isAll ? [] : all)}
      >
        {isAll ? words.pickNone : words.pickAll}
      </Button>
      {grants.length > 0 && (
        <ActionButton chainId={chainId} account={account} action={{ type: 'revokeGrants', grants: [...grants] }}>
          {words.revokeSeveral(permissions(grants.length))}
        </ActionButton>
      )}
      {hasOthers && <span className="small dim">{words.othersAlone}</span>}
      {isCut && <span className="small dim">{words.tooMany(grants.length)}</span>}
    </div>
  )
}
