// Draws the Staking screen: what an account has with each validator, what it earned, when stakes are free, and all validators.
import { useCallback, useRef, useState } from 'react'
import type { Account } from '../../../shared/contract/account.ts'
import type { StakingChain } from '../../../shared/contract/transfer/staking.ts'
import { Address } from '../../kit/text/Address.tsx'
import { useNow } from '../../kit/hooks/useNow.ts'
import { Amount } from '../../kit/text/Amount.tsx'
import { ActionButton } from '../../parts/ActionButton.tsx'
import { ActionChainHead } from '../../parts/ActionChainHead.tsx'
import { ChainListScreen } from '../../parts/ChainListScreen.tsx'
import { HoldingsNav } from '../../parts/HoldingsNav.tsx'
import { useNavigation } from '../../navigation.ts'
import { useAllWords, type AppWindow } from '../../window.ts'
import { canClaim } from './claims.ts'
import { ExtendLockDialog, type OnExtendLock } from './ExtendLockDialog.tsx'
import { Locks, type LocksProps } from './Locks.tsx'
import { StakeButton, StakeDialog, type OnStake } from './StakeDialog.tsx'
import { Stakes, type StakesProps } from './Stakes.tsx'
import styles from './staking.module.css'
import { Totals } from './Totals.tsx'
import { ValidatorName, validatorText } from './ValidatorName.tsx'
import { ValidatorTable } from './ValidatorTable.tsx'

const ask = (win: AppWindow, accountId: string) => win.client['staking.list']({ accountId })

/** Draws the screen. Its dialogs stand outside the list: a failed or later answer would close or change them. */
export function StakingScreen() {
  const { stakingWords: words } = useAllWords()
  const [staking, setStaking] = useState<Parameters<OnStake>[0] | null>(null)
  const [extending, setExtending] = useState<Parameters<OnExtendLock>[0] | null>(null)
  const begun = useRef<object | null>(null)
  const onStake = useCallback<OnStake>((asked) => {
    // What the palette asked for is opened once, though each answer asks for it.
    if (begun.current === asked.begun) return
    begun.current = asked.begun
    setStaking(asked)
  }, [])
  return (
    <>
      <ChainListScreen words={words} nav={<HoldingsNav />} ask={ask} isEmpty={({ chains }) => chains.length === 0}>
        {({ chains }, account) =>
          chains.map((chain) => (
            <ChainStaking key={chain.chainId} chain={chain} account={account} onStake={onStake} onExtend={setExtending} />
          ))
        }
      </ChainListScreen>
      {staking !== null && <StakeDialog {...staking} onClose={() => setStaking(null)} />}
      {extending !== null && <ExtendLockDialog {...extending} onClose={() => setExtending(null)} />}
    </>
  )
}

/** Draws the staking of a chain. Who has staked nothing yet chooses a validator first: the list of them stands above. */
export function ChainStaking({ chain, account, onStake, onExtend }: StakesProps & Pick<LocksProps, 'onExtend'>) {
  const { stakingWords: words } = useAllWords()
  const params = useNavigation((place) => place.params)
  const isNewcomer = [chain.delegations, chain.rewards, chain.unbondings, chain.locks?.parts ?? []].every((parts) => parts.length === 0)
  const validators = <ValidatorTable chain={chain} account={account} onStake={onStake} />
  return (
    <li className={styles.chain}>
      <div className={styles.head}>
        <ActionChainHead chainId={chain.chainId} account={account} note={words.waits(chain.unbondingMs)} />
        <StakeButton
          chain={chain}
          account={account}
          validator={null}
          label={words.stake}
          isFirst
          isQuiet={canClaim(chain)}
          onStake={onStake}
        >
          {words.stake}
        </StakeButton>
      </div>
      <Totals chain={chain} account={account} />
      {chain.paidTo !== null && (
        <p className="small warn">
          {words.paidTo} <Address text={chain.paidTo} />
        </p>
      )}
      {isNewcomer && validators}
      <Stakes chain={chain} account={account} onStake={onStake} />
      <Unbondings chain={chain} account={account} />
      <Locks chain={chain} account={account} onExtend={onExtend} isAsked={params.open === 'locks' && params.chainId === chain.chainId} />
      {!isNewcomer && validators}
    </li>
  )
}

function Unbondings({ chain: { chainId, unbondings, validators }, account }: { chain: StakingChain; account: Account }) {
  const { formatDuration, formatShortDate, formatTime, stakingWords: words } = useAllWords()
  const now = useNow(60_000)
  if (unbondings.length === 0) return null
  return (
    <section className={styles.part} aria-label={words.unbondings}>
      <h2>{words.unbondings}</h2>
      <table className={styles.table}>
        <thead>
          <tr className="label">
            <th scope="col">{words.validator}</th>
            <th scope="col" className={`right ${styles.extra}`}>
              {words.timeLeft}
            </th>
            <th scope="col" className="right">
              {words.amount}
            </th>
            <th scope="col" className="right">
              {words.availableFrom}
            </th>
            <th scope="col">
              <span className="visually-hidden">{words.cancelUnbonding}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {unbondings.map(({ validator, asset, amount, completesAt, height }, index) => (
            // Two may be equal in every field.
            <tr key={index}>
              <td>
                <ValidatorName address={validator} validators={validators} />
              </td>
              <td className={`right mid ${styles.extra}`}>{completesAt > now ? formatDuration(completesAt - now) : words.free}</td>
              <td className="right">
                <Amount units={amount} decimals={asset.decimals} symbol={asset.symbol} mode="column" />
              </td>
              <td className="right mid">
                {formatShortDate(completesAt, now)}, {formatTime(completesAt)}
              </td>
              <td className="right">
                <ActionButton
                  chainId={chainId}
                  account={account}
                  action={{ type: 'cancelUnbonding', validator, height, denom: asset.denom, amount }}
                  label={words.cancelFrom(validatorText(validator, validators))}
                >
                  {words.cancelUnbonding}
                </ActionButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
