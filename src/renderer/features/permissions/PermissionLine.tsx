// Draws one permission: what may be taken or done, by whom, how much, and Revoke. Grants of a chain's modules can be picked to revoke several.
import type { Account } from '../../../shared/contract/account.ts'
import type { GrantScope, Permission } from '../../../shared/contract/transfer/permissions.ts'
import { useChainNames } from '../../data/stores/chainsStore.ts'
import { useNow } from '../../kit/hooks/useNow.ts'
import { CopyButton } from '../../kit/forms/CopyButton.tsx'
import { shorten } from '../../kit/text/addressText.ts'
import { amountsText, MAX_NAME, onlyRecipient, permissionMeaning, permissionName, permissionTime } from '../../kit/text/permissionText.ts'
import { markedText } from '../../../shared/domain/untrusted/untrustedText.ts'
import { useSavedName } from '../../parts/useNames.ts'
import { AddressName, FullAddress } from '../../parts/Who.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { Tag } from '../../kit/Tag.tsx'
import { isApproval, type Approval } from './requests.ts'
import { RevokeButton } from './RevokeButton.tsx'
import { isGrave, isWholeLimit, riskOf, type Exposed } from './risk.ts'
import styles from './permissions.module.css'
import { go } from '../../navigation.ts'
import { useAllWords, useAppWindow } from '../../window.ts'

/** Properties of `PermissionLine`. */
export interface PermissionLineProps {
  permission: Permission
  account: Account
  /** What could be taken at once. */
  exposed: readonly Exposed[]
  /** Whether it is picked to be revoked with others; null where it cannot be. */
  isPicked: boolean | null
  /** Others of the list can be picked: it leaves room for their tick. */
  isIndented: boolean
  onToggle: () => void
}

/** Draws the line. */
export function PermissionLine({ permission, account, exposed, isPicked, isIndented, onToggle }: PermissionLineProps) {
  const all = useAllWords()
  const { permissionWords: words } = all
  const { chainId, spender } = permission
  const win = useAppWindow()
  const now = useNow(60_000)
  const nameOfChain = useChainNames()
  const name = permissionName(all, permission)
  const recipient = useSavedName(onlyRecipient(permission))
  return (
    <li className={isGrave(permission) ? `${styles.permission} ${styles.grave}` : styles.permission}>
      <div className={styles.what}>
        {isPicked === null && isIndented && <span className={styles.noTick} />}
        {isPicked !== null && (
          <input
            type="checkbox"
            className="check-box"
            checked={isPicked}
            aria-label={words.pick(markedText(name).slice(0, MAX_NAME), shorten(spender), nameOfChain(chainId))}
            onChange={onToggle}
          />
        )}
        <div>
          <h3 className={styles.who}>
            {permissionMeaning(all, permission, recipient)} <Extent permission={permission} />
          </h3>
          {!isWholeLimit(permission, exposed) && <AtRisk exposed={exposed} />}
          <p className="small dim">
            <Untrusted text={name} most={MAX_NAME} /> · {permissionTime(all, permission, now)}
          </p>
        </div>
      </div>
      <div className={isIndented ? styles.indented : undefined}>
        <dl className={styles.forms}>
          <dt className="small dim">{words.who}</dt>
          <dd>
            <FullAddress
              address={spender}
              chainId={chainId}
              copyLabel={words.copyGrantee}
              unnamed={
                <span className="line">
                  {isApproval(permission) ? words.unknownContract : words.unknownAccount}
                  <button type="button" className="link small" onClick={() => go(win, 'explorer', { chainId, address: spender })}>
                    {words.lookUp}
                  </button>
                </span>
              }
            />
          </dd>
          {isApproval(permission) ? <Contract permission={permission} /> : <Scope scope={permission.scope} />}
        </dl>
      </div>
      <RevokeButton permission={permission} account={account} name={name} />
    </li>
  )
}

/** Draws a name or the short form, with the whole address as its title and to copy. */
function ShortWithCopy({ address, chainId = null, copyLabel }: { address: string; chainId?: string | null; copyLabel: string }) {
  return (
    <span className="address-line">
      <AddressName address={address} chainId={chainId} />
      <CopyButton text={address} label={copyLabel} />
    </span>
  )
}

function Contract({ permission: { kind, contract, chainId } }: { permission: Approval }) {
  const { permissionWords: words } = useAllWords()
  const isOperator = kind === 'operator'
  return (
    <>
      <dt className="small dim">{isOperator ? words.collection : words.token}</dt>
      <dd>
        <ShortWithCopy address={contract} chainId={chainId} copyLabel={isOperator ? words.copyCollection : words.copyToken} />
      </dd>
    </>
  )
}

/** The most names of a scope that a line shows: an account may have thousands granted to it. */
const MAX_NAMES = 5

/** Draws whom or what the holder of a grant is confined to. */
function Scope({ scope }: { scope: GrantScope | null }) {
  const { permissionWords: words } = useAllWords()
  if (scope === null) return null
  const names = [...new Set(scope.names)]
  const shown = names.slice(0, MAX_NAMES)
  const rest = names.length - shown.length
  return (
    <>
      <dt className="small dim">{words.scopes[scope.kind]}</dt>
      <dd>
        {shown.map((name) => (
          <p key={name}>
            <ShortWithCopy address={name} copyLabel={words.copyOf(shorten(name))} />
          </p>
        ))}
        {rest > 0 && <p className="small dim">{words.andMore(rest)}</p>}
      </dd>
    </>
  )
}

/** Marks what has no limit; an amount stands in the sentence. */
function Extent({ permission }: { permission: Permission }) {
  const { permissionWords: words } = useAllWords()
  if (permission.kind === 'operator') return <Tag tone="loss">{words.allNfts}</Tag>
  if (permission.kind === 'token') return permission.isUnlimited ? <Tag tone="loss">{words.unlimited}</Tag> : null
  const risk = riskOf(permission)
  if (risk === 'limited') return null
  return risk === 'nothing' ? <Tag>{words.harmless}</Tag> : <Tag tone="loss">{words.noLimit}</Tag>
}

/** Says how much could be taken at once, where that is known. */
function AtRisk({ exposed }: { exposed: readonly Exposed[] }) {
  const all = useAllWords()
  const { permissionWords: words } = all
  if (exposed.length === 0) return null
  const held = exposed.filter(({ amount }) => amount > 0n)
  const amounts = amountsText(
    all,
    held.map(({ asset, amount }) => ({ asset, amount: amount.toString() })),
  )
  return <p className="small mid">{held.length === 0 ? words.nothingAtRisk : words.atRisk(amounts)}</p>
}
