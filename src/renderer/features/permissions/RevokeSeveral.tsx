// Draws the head of a chain's permissions; where several are of its modules, how many are picked, and revokes them in one signature.
import type { Account } from '../../../shared/contract/account.ts'
import { useChainNames } from '../../data/stores/chainsStore.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { ChainCode, ChainName } from '../../parts/ChainCode.tsx'
import { ActionButton } from '../../parts/ActionButton.tsx'
import { useAllWords } from '../../window.ts'
import styles from './permissions.module.css'
import type { Several } from './requests.ts'

/** Properties of `ChainHead`. */
export interface ChainHeadProps extends Omit<RevokeSeveralProps, 'several'> {
  chainId: string
  /** Null where nothing can be picked. */
  several: Several | null
  /** Whether it has several that can only be revoked one at a time. */
  isOneByOne: boolean
}

interface RevokeSeveralProps {
  several: Several
  account: Account
  /** Whether the chain has permissions that this cannot revoke. */
  hasOthers: boolean
  /** Takes the names of all that is picked on this chain. */
  onPick: (names: readonly string[]) => void
}

/** Draws the head. */
export function ChainHead({ chainId, several, isOneByOne, ...props }: ChainHeadProps) {
  const { permissionWords: words } = useAllWords()
  return (
    <li className={styles.chain}>
      <h2 className="line">
        <ChainCode chainId={chainId} />
        <ChainName chainId={chainId} />
      </h2>
      {several !== null && <RevokeSeveral several={several} {...props} />}
      {isOneByOne && <span className="small dim">{words.oneByOne}</span>}
    </li>
  )
}

function RevokeSeveral({ several, account, hasOthers, onPick }: RevokeSeveralProps) {
  const { permissions, permissionWords: words } = useAllWords()
  const nameOf = useChainNames()
  const { chainId, all, picked, grants } = several
  const chain = nameOf(chainId)
  const isAll = picked.length === all.length
  const isCut = grants.length < picked.length
  return (
    <div className={styles.several} role="group" aria-label={words.severalOn(chain)}>
      <span className="small dim">{words.picked(picked.length, all.length)}</span>
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
