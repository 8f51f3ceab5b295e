// Draws the permissions: token or collection, spender, amount, and Revoke, which opens the review.
import type { Account } from '../../../shared/contract/account.ts'
import type { Permission } from '../../../shared/contract/transfer/permissions.ts'
import { beginTransfer } from '../../data/transfers/beginTransfer.ts'
import { useChainNames } from '../../data/stores/chainsStore.ts'
import { AccountsNav } from '../../parts/AccountsNav.tsx'
import { ChainListScreen } from '../../parts/ChainListScreen.tsx'
import { useTask } from '../../data/useTask.ts'
import { Address } from '../../kit/text/Address.tsx'
import { Amount } from '../../kit/text/Amount.tsx'
import { exactText } from '../../kit/text/amountText.ts'
import { markedText } from '../../../shared/domain/untrusted/untrustedText.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { ChainName, Station } from '../../parts/Station.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { Tag } from '../../kit/Tag.tsx'
import styles from './permissions.module.css'
import { useAllWords, useAppWindow, type AppWindow } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'

type OperatorPermission = Extract<Permission, { kind: 'operator' }>

const ask = (win: AppWindow, accountId: string) => win.client['permissions.list']({ accountId })

/** Draws the Permissions screen. */
export function PermissionsScreen() {
  const { permissionWords: words } = useAllWords()
  return (
    <ChainListScreen words={words} nav={<AccountsNav />} ask={ask} isEmpty={({ permissions }) => permissions.length === 0}>
      {({ permissions }, account) =>
        permissions.map((permission) => (
          <PermissionLine
            key={`${permission.kind} ${permission.chainId} ${permission.contract} ${permission.spender}`}
            permission={permission}
            account={account}
          />
        ))
      }
    </ChainListScreen>
  )
}

function PermissionLine({ permission, account }: { permission: Permission; account: Account }) {
  const all = useAllWords()
  const { permissionWords: words } = all
  const { kind, chainId, contract, spender, seenAt } = permission
  const isOperator = kind === 'operator'
  return (
    <li className={styles.permission}>
      <div>
        <p className="line">
          <Station chainId={chainId} />
          <b>{isOperator ? <Untrusted text={collectionName(words, permission)} most={MAX_NAME} /> : permission.asset.symbol}</b>
          <span className="mid">
            <ChainName chainId={chainId} />
          </span>
          <span className="small dim">{words.seen(seenAt)}</span>
        </p>
        <p className="small mid">{meaningOf(all, permission)}</p>
        <dl className={styles.forms}>
          <dt className="small dim">{words.spender}</dt>
          <dd>
            <Address text={spender} copyLabel={words.copySpender} />
          </dd>
          <dt className="small dim">{isOperator ? words.collection : words.token}</dt>
          <dd>
            <Address text={contract} copyLabel={isOperator ? words.copyCollection : words.copyToken} />
          </dd>
        </dl>
      </div>
      <p className="right">
        <Extent permission={permission} />
      </p>
      <RevokeButton permission={permission} account={account} />
    </li>
  )
}

const MAX_NAME = 80

function collectionName(words: AllWords['permissionWords'], { name }: OperatorPermission): string {
  return name ?? words.unnamedCollection
}

/** Says what the holder of a permission can do. */
function meaningOf(words: AllWords, permission: Permission): string {
  const { permissionWords } = words
  if (permission.kind === 'operator') return permissionWords.canMoveNfts
  const { amount, asset, isUnlimited } = permission
  const symbol = markedText(asset.symbol)
  return isUnlimited
    ? permissionWords.canSpendAll(symbol)
    : permissionWords.canSpend(`${exactText(words, amount, asset.decimals)} ${symbol}`)
}

/** Draws how much may be taken. */
function Extent({ permission }: { permission: Permission }) {
  const { permissionWords: words } = useAllWords()
  if (permission.kind === 'operator') return <Tag tone="warn">{words.allNfts}</Tag>
  const { amount, asset, isUnlimited } = permission
  return isUnlimited ? <Tag tone="warn">{words.unlimited}</Tag> : <Amount units={amount} decimals={asset.decimals} symbol={asset.symbol} />
}

function RevokeButton({ permission, account }: { permission: Permission; account: Account }) {
  const { permissionWords: words } = useAllWords()
  const { kind, chainId, contract, spender } = permission
  const win = useAppWindow()
  const nameOf = useChainNames()
  const revoking = useTask()
  const revoke = async () =>
    beginTransfer(win, await win.client['permissions.revoke']({ accountId: account.id, kind, chainId, contract, spender }))
  const off = account.signer.kind === 'watched' ? words.watchOnly : account.signer.app === 'cosmos' ? words.cannotSign : null
  return (
    <div className={styles.acts}>
      <Button
        label={words.revokeLabel(kind === 'operator' ? collectionName(words, permission) : permission.asset.symbol, nameOf(chainId))}
        off={off}
        busy={revoking.isRunning ? words.preparing : null}
        onClick={() => void revoking.run(revoke)}
      >
        {words.revoke}
      </Button>
      {revoking.error !== null && <ErrorNote error={revoking.error} />}
    </div>
  )
}
