// Draws the allowances: token, spender, amount, and Revoke, which opens the review.
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
import { Tag } from '../../kit/Tag.tsx'
import { allowanceWords as words } from '../../words/allowances.ts'
import styles from './allowances.module.css'
import { useAppWindow, type AppWindow } from '../../window.ts'

const ask = (win: AppWindow, accountId: string) => win.client['allowances.list']({ accountId })

/** Draws the Allowances screen. */
export function AllowancesScreen() {
  return (
    <ChainListScreen words={words} ask={ask} isEmpty={({ allowances }) => allowances.length === 0}>
      {({ allowances }, account) =>
        allowances.map((allowance) => (
          <AllowanceLine key={`${allowance.chainId} ${allowance.contract} ${allowance.spender}`} allowance={allowance} account={account} />
        ))
      }
    </ChainListScreen>
  )
}

function AllowanceLine({ allowance, account }: { allowance: Allowance; account: Account }) {
  const { chainId, asset, contract, spender, amount, isUnlimited, seenAt } = allowance
  return (
    <li className={styles.allowance}>
      <div>
        <p className="line">
          <Station chainId={chainId} />
          <b>{asset.symbol}</b>
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
          <dt className="small dim">{words.token}</dt>
          <dd>
            <Address text={contract} copyLabel={words.copyToken} />
          </dd>
        </dl>
      </div>
      <p className="right">
        {isUnlimited ? <Tag tone="warn">{words.unlimited}</Tag> : <Amount units={amount} decimals={asset.decimals} symbol={asset.symbol} />}
      </p>
      <RevokeButton allowance={allowance} account={account} />
    </li>
  )
}

function RevokeButton({ allowance: { chainId, asset, contract, spender }, account }: { allowance: Allowance; account: Account }) {
  const win = useAppWindow()
  const nameOf = useChainNames()
  const revoking = useTask()
  const revoke = async () =>
    beginTransfer(win, await win.client['allowances.revoke']({ accountId: account.id, chainId, contract, spender }))
  const off = account.signer.kind === 'watched' ? words.watchOnly : account.signer.app === 'cosmos' ? words.cannotSign : null
  return (
    <div className={styles.acts}>
      <Button
        label={words.revokeLabel(asset.symbol, nameOf(chainId))}
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
