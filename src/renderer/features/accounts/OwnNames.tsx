// Lists the names that an account owns, each with its end, and extends them.
import { useState } from 'react'
import type { Account } from '../../../shared/contract/account.ts'
import type { OwnName, OwnNameList } from '../../../shared/contract/transfer/names.ts'
import { nameState } from '../../../shared/domain/username.ts'
import { reloadOwnNames, useOwnNames, useOwnNamesError, useUnnamedChains } from '../../data/names/ownNamesStore.ts'
import { useChainNames } from '../../data/stores/chainsStore.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { showElement } from '../../kit/showElement.ts'
import { useNow } from '../../kit/hooks/useNow.ts'
import { ReadError } from '../../kit/ReadError.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { offOf } from '../../parts/ActionButton.tsx'
import { useAllWords, useAppWindow } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'
import styles from './accounts.module.css'
import { ExtendDialog } from './ExtendDialog.tsx'

/** Draws what could not be read of the accounts' names, once for all of them. */
export function MissingNames() {
  const { ownNameWords: words } = useAllWords()
  const win = useAppWindow()
  const nameOf = useChainNames()
  const chains = useUnnamedChains()
  const error = useOwnNamesError()
  return (
    <div role="status">
      <ReadError error={error} onRetry={() => void reloadOwnNames(win)} />
      {chains !== '' &&
        chains.split(' ').map((chainId) => (
          <p key={chainId} className="small warn">
            {words.missing(nameOf(chainId))}
          </p>
        ))}
    </div>
  )
}

/** Properties of `OwnNames`. */
export interface OwnNamesProps {
  account: Account
  /** The name whose extension another screen opens. */
  asked?: string | undefined
  /** Closes that extension. */
  onAnswered?: (() => void) | undefined
}

/** Draws the names, and what of them could not be read; nothing where the account has none, or the L1 can't be asked. */
export function OwnNames({ account, asked, onAnswered }: OwnNamesProps) {
  const { ownNameWords: words } = useAllWords()
  const list = useOwnNames(account.id)
  const names = (list?.chains ?? []).flatMap(({ chainId, graceMs, names: own }) => own.map((name) => ({ ...name, chainId, graceMs })))
  const unread = (list?.chains ?? []).flatMap((chain) => chain.unread)
  const leftOut = (list?.chains ?? []).reduce((sum, chain) => sum + chain.leftOut, 0)
  const isRefused = asked !== undefined && list !== null && isGone(list, asked)
  if (names.length === 0 && unread.length === 0 && leftOut === 0 && !isRefused) return null
  return (
    <div role="group" aria-label={words.list(account.label)} className={styles.names}>
      <span className={styles.factName}>{words.names(names.length + unread.length)}</span>
      <div>
        {names.map((name) => (
          <NameLine
            key={`${name.chainId} ${name.name}`}
            account={account}
            name={name}
            isAsked={name.name === asked}
            onAnswered={onAnswered}
          />
        ))}
        {unread.map((name) => (
          <p key={name} className="warn">
            <Untrusted text={name} most={80} />
            <span>{words.unread}</span>
          </p>
        ))}
        {isRefused && (
          <p ref={showElement} className="warn" role="alert">
            <Untrusted text={asked} most={80} />
            <span>{words.notOwn}</span>
          </p>
        )}
        {leftOut > 0 && <p className="dim">{words.leftOut(leftOut)}</p>}
      </div>
    </div>
  )
}

/** Returns whether the chain says that a name is not the account's; false while any answer about it is missing. */
function isGone({ chains, missing }: OwnNameList, asked: string): boolean {
  const isOpen = missing.length > 0 || chains.some(({ unread, leftOut }) => leftOut > 0 || unread.includes(asked))
  return !isOpen && !chains.some(({ names }) => names.some(({ name }) => name === asked))
}

interface NameOnChain extends OwnName {
  chainId: string
  graceMs: number
}

function NameLine({
  account,
  name,
  isAsked,
  onAnswered,
}: { account: Account; name: NameOnChain; isAsked: boolean } & Pick<OwnNamesProps, 'onAnswered'>) {
  const all = useAllWords()
  const { actionWords, ownNameWords: words } = all
  const [isOpen, setOpen] = useState(false)
  const now = useNow(60_000)
  const state = nameState(name, now)
  const canExtend = state !== 'ended' && offOf(actionWords, account) === null
  const close = () => {
    setOpen(false)
    if (isAsked) onAnswered?.()
  }
  return (
    // Shown where it was asked for and only its line says why it is not extended.
    <p ref={isAsked && !canExtend ? showElement : undefined}>
      <b>
        <Untrusted text={name.name} most={80} />
      </b>
      <span className={state === 'held' ? 'dim' : 'warn'}>{endText(all, name, now)}</span>
      {canExtend && (
        <Button size="compact" label={words.extendLabel(name.name)} onClick={() => setOpen(true)}>
          {words.extend}
        </Button>
      )}
      {(isOpen || (isAsked && canExtend)) && <ExtendDialog account={account} chainId={name.chainId} name={name.name} onClose={close} />}
    </p>
  )
}

/** Says when a name ends or ended, and how long it can still be extended. */
function endText({ formatDate, ownNameWords: words }: AllWords, name: NameOnChain, now: number): string {
  const day = formatDate(name.endsAt)
  switch (nameState(name, now)) {
    case 'held':
    case 'near':
      return words.ends(day)
    case 'grace':
      return words.inGrace(day, formatDate(name.endsAt + name.graceMs))
    case 'ended':
      return words.ended(day)
  }
}
