// Says what a transaction did, as Activity says it: in one line of a list, and at the head of its page with both sides and amounts.
import type { ExplorerTx, ExplorerTxRow } from '../../../shared/contract/history/explorer.ts'
import type { Movement } from '../../../shared/contract/history/activity.ts'
import { useOwnName } from '../../data/stores/accountsStore.ts'
import { Amount } from '../../kit/text/Amount.tsx'
import { AssetTag } from '../../parts/AssetTag.tsx'
import { AddressName } from '../../parts/Who.tsx'
import { Sentence } from '../activity/Sentence.tsx'
import styles from './explorer.module.css'
import { AddressFact, Fact } from './Facts.tsx'
import { useAllWords } from '../../window.ts'

type Meaning = NonNullable<ExplorerTxRow['said']>

/** Properties of `TxMeaning`. */
export interface TxMeaningProps {
  said: Meaning
  chainId: string
  isFailed: boolean
  messageTypes: string[]
  /** A column beside it says with whom. */
  isWithApart?: boolean
}

/** Draws the sentence that Activity has for it, and with whom. */
export function TxMeaning({ said, messageTypes, isFailed, chainId, isWithApart = false }: TxMeaningProps) {
  const isOwn = useOwnName(said.viewer) !== null
  const counterparty = isWithApart ? null : unnamedCounterparty(said)
  return (
    <>
      <Sentence item={{ ...(isOwn ? said : asOther(said)), messageTypes, status: isFailed ? 'failed' : 'succeeded' }} withAmounts />
      {counterparty !== null && (
        <span className="small dim">
          {' · '}
          <AddressName address={counterparty} chainId={chainId} />
        </span>
      )}
    </>
  )
}

/** Returns with whom it was, where the sentence does not name them itself, as it names validators; null for nobody. */
export function unnamedCounterparty({ counterparty, facts }: Pick<Meaning, 'counterparty' | 'facts'>): string | null {
  return facts.some(({ value }) => value === counterparty) ? null : counterparty
}

/** Tells what another's address sent to itself as plainly sent: the sentence of one's own says “yourself”. */
function asOther(said: Meaning): Meaning {
  const told = <T extends Pick<Meaning, 'kind'>>(one: T): T => (one.kind === 'self' ? { ...one, kind: 'sent' as const } : one)
  return { ...told(said), parts: said.parts.map(told) }
}

/** Draws the sentence at the head of a transaction's page. */
export function TxTitle({ chainId, tx: { hash, said, isFailed, messages } }: { chainId: string; tx: ExplorerTx }) {
  const { explorerWords: words } = useAllWords()
  const kind = hash === null ? words.evmTx : words.tx
  if (said === null) return kind
  const messageTypes = messages.map(({ type }) => type.replace(/^\//, ''))
  return (
    <>
      <span className="visually-hidden">{kind}: </span>
      <TxMeaning said={said} isFailed={isFailed} messageTypes={messageTypes} chainId={chainId} />
    </>
  )
}

/** Draws who sent it, who it went to, and what moved. */
export function MovedFacts({ chainId, tx: { said, sender } }: { chainId: string; tx: ExplorerTx }) {
  const { explorerWords: words } = useAllWords()
  const { from, to } = sidesOf({ said, sender })
  return (
    <>
      <Fact name={words.from}>{from !== null && <AddressFact chainId={chainId} address={from} />}</Fact>
      <Fact name={words.to}>{to !== null && <AddressFact chainId={chainId} address={to} />}</Fact>
      <Fact name={words.amount}>{said !== null && said.movements.length > 0 && <Moved said={said} chainId={chainId} />}</Fact>
    </>
  )
}

/** Returns the two sides of a transaction: where something came in, the other side is the one that gave. */
function sidesOf({ said, sender }: Pick<ExplorerTx, 'said' | 'sender'>): { from: string | null; to: string | null } {
  if (said === null) return { from: sender, to: null }
  const { direction, viewer, counterparty } = said
  if (counterparty === null || direction === 'none') return { from: sender ?? viewer, to: counterparty }
  return direction === 'in' ? { from: counterparty, to: viewer } : { from: viewer, to: counterparty }
}

/** Draws what moved for the viewer of the transaction, with signs. */
function Moved({ said: { movements, viewer }, chainId }: { said: Meaning; chainId: string }) {
  return (
    <>
      {movements.map((movement, index) => (
        <div key={`${movement.denom} ${movement.amount}`} className={styles.coin}>
          {index === 0 && (
            <span className="mid">
              <AddressName address={viewer} chainId={chainId} />
            </span>
          )}
          <MovedAmount movement={movement} />
        </div>
      ))}
    </>
  )
}

function MovedAmount({ movement: { amount, decimals, symbol, isVerified } }: { movement: Movement }) {
  return (
    <>
      <Amount units={amount} decimals={decimals} symbol={symbol} mode="full" isSigned />
      {!isVerified && <AssetTag symbol={symbol} isVerified={false} />}
    </>
  )
}
