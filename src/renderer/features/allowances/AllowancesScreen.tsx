// Draws the allowances: token or collection, spender, amount, and Revoke, which opens the review.
import type { Account } from '../../../shared/contract/account.ts'
import type { Allowance } from '../../../shared/contract/transfer/allowances.ts'
import { beginTransfer } from '../../data/transfers/beginTransfer.ts'
import { useChainNames } from '../../data/stores/chainsStore.ts'
import { ChainListScreen } from '../../parts/ChainListScreen.tsx'
import { useTask } from '../../data/useTask.ts'
import { Address } from '../../kit/text/Address.tsx'
import { Amount } from '../../kit/text/Amount.tsx'
import { Button } from '../../kit/forms/Button.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { ChainName, Station } from '../../parts/Station.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { Tag } from '../../kit/Tag.tsx'
import styles from './allowances.module.css'
import { useAllWords, useAppWindow, type AppWindow } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'

type OperatorAllowance = Extract<Allowance, { kind: 'operator' }>

const ask = (win: AppWindow, accountId: string) => win.client['allowances.list']({ accountId })

/** Draws the Allowances screen. */
export function AllowancesScreen() {
  const { allowanceWords: words } = useAllWords()
  return (
    <ChainListScreen words={words} ask={ask} isEmpty={({ allowances }) => allowances.length === 0}>
      {({ allowances }, account) =>
        allowances.map((allowance) => (
          <AllowanceLine
            key={`${allowance.kind} ${allowance.chainId} ${allowance.contract} ${allowance.spender}`}
            allowance={allowance}
            account={account}
          />
        ))
      }
    </ChainListScreen>
  )
}

function AllowanceLine({ allowance, account }: { allowance: Allowance; account: Account }) {
  const { allowanceWords: words } = useAllWords()
  const { kind, chainId, contract, spender, seenAt } = allowance
  const isOperator = kind === 'operator'
  return (
    <li className={styles.allowance}>
      <div>
        <p className="line">
          <Station chainId={chainId} />
          <b>{isOperator ? <Untrusted text={collectionName(words, allowance)} most={MAX_NAME} /> : allowance.asset.symbol}</b>
          <span className="mid">
            <ChainName chainId={chainId} />
          </span>
          <span className="small dim">{words.seen(seenAt)}</span>
        </p>
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
        {isOperator && <p className="small dim">{words.allNftsNote}</p>}
      </div>
      <p className="right">
        <Extent allowance={allowance} />
      </p>
      <RevokeButton allowance={allowance} account={account} />
    </li>
  )
}

const MAX_NAME = 80

function collectionName(words: AllWords['allowanceWords'], { name }: OperatorAllowance): string {
  return name ?? words.unnamedCollection
}

/** Draws how much may be taken. */
function Extent({ allowance }: { allowance: Allowance }) {
  const { allowanceWords: words } = useAllWords()
  if (allowance.kind === 'operator') return <Tag tone="warn">{words.allNfts}</Tag>
  const { amount, asset, isUnlimited } = allowance
  return isUnlimited ? <Tag tone="warn">{words.unlimited}</Tag> : <Amount units={amount} decimals={asset.decimals} symbol={asset.symbol} />
}

function RevokeButton({ allowance, account }: { allowance: Allowance; account: Account }) {
  const { allowanceWords: words } = useAllWords()
  const { kind, chainId, contract, spender } = allowance
  const win = useAppWindow()
  const nameOf = useChainNames()
  const revoking = useTask()
  const revoke = async () =>
    beginTransfer(win, await win.client['allowances.revoke']({ accountId: account.id, kind, chainId, contract, spender }))
  const off = account.signer.kind === 'watched' ? words.watchOnly : account.signer.app === 'cosmos' ? words.cannotSign : null
  return (
    <div className={styles.acts}>
      <Button
        label={words.revokeLabel(kind === 'operator' ? collectionName(words, allowance) : allowance.asset.symbol, nameOf(chainId))}
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
