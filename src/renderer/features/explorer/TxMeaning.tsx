// Says what a transaction did, as Activity says it: in one line of a list, and at the head of its page with both sides and amounts.
import type { ExplorerTx, ExplorerTxRow } from '../../../shared/contract/history/explorer.ts'
import { isRecord } from '../../../shared/domain/untrusted/isRecord.ts'
import { useOwnName } from '../../data/stores/accountsStore.ts'
import { Amount } from '../../kit/text/Amount.tsx'
import { AssetTag } from '../../parts/AssetTag.tsx'
import { ChainName } from '../../parts/ChainCode.tsx'
import { AddressName } from '../../parts/Who.tsx'
import { nameOfOther } from '../activity/detail/Facts.tsx'
import { WorthThen } from '../activity/detail/WorthThen.tsx'
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
export function MovedFacts({ chainId, tx }: { chainId: string; tx: ExplorerTx }) {
  const all = useAllWords()
  const { explorerWords: words } = all
  const { said, time } = tx
  const { from, to, toChainId } = sidesOf(tx)
  const isOther = said !== null && to === said.counterparty
  return (
    <>
      <Fact name={words.from}>{from !== null && <AddressFact chainId={chainId} address={from} />}</Fact>
      <Fact name={isOther ? nameOfOther(all, said) : words.to}>
        {to !== null && <AddressFact chainId={toChainId ?? chainId} address={to} />}
        {toChainId !== null && (
          <p className="mid">
            {words.onChain} <ChainName chainId={toChainId} />
          </p>
        )}
      </Fact>
      <Fact name={words.amount}>{said !== null && said.movements.length > 0 && <Moved said={said} chainId={chainId} time={time} />}</Fact>
    </>
  )
}

/** The sides of a transaction: `toChainId` where it went to another chain. */
interface Sides {
  from: string | null
  to: string | null
  toChainId: string | null
}

/** Returns the two sides of a transaction: where something came in, the other side is the one that gave. */
export function sidesOf({ said, sender, messages }: Pick<ExplorerTx, 'said' | 'sender' | 'messages'>): Sides {
  if (said === null) return { from: sender, to: null, toChainId: null }
  const { direction, viewer, counterparty, otherChainId } = said
  if (otherChainId !== null && direction === 'out') {
    return { from: viewer, to: recipientIn(messages) ?? counterparty, toChainId: otherChainId }
  }
  if (counterparty === null || direction === 'none') return { from: sender ?? viewer, to: counterparty, toChainId: null }
  return direction === 'in' ? { from: counterparty, to: viewer, toChainId: null } : { from: viewer, to: counterparty, toChainId: null }
}

/** Types of messages to another chain, and their field that names the recipient there. */
const RECIPIENTS: ReadonlyMap<string, string> = new Map([
  ['/opinit.ophost.v1.MsgInitiateTokenDeposit', 'to'],
  ['/opinit.opchild.v1.MsgInitiateTokenWithdrawal', 'to'],
  ['/ibc.applications.transfer.v1.MsgTransfer', 'receiver'],
])

/** Returns the recipient on the other chain that the messages name; null where they name none, or several. */
function recipientIn(messages: ExplorerTx['messages']): string | null {
  const named = messages.flatMap(({ type, json }) => {
    const field = RECIPIENTS.get(type)
    const message: unknown = field === undefined || json === '' ? null : JSON.parse(json)
    const value = isRecord(message) && field !== undefined ? message[field] : null
    return typeof value === 'string' && value !== '' ? [value] : []
  })
  const [only] = named
  return named.length === 1 ? (only ?? null) : null
}

/** Draws what moved for the viewer of the transaction, with signs. */
function Moved({ said: { movements }, chainId, time }: { said: Meaning; chainId: string; time: number | null }) {
  return movements.map(({ denom, amount, decimals, symbol, isVerified }) => (
    <div key={`${denom} ${amount}`} className={styles.coin}>
      <Amount units={amount} decimals={decimals} symbol={symbol} mode="exact" isSigned />
      {!isVerified && <AssetTag symbol={symbol} isVerified={false} />}
      {time !== null && <WorthThen chainId={chainId} time={time} denom={denom} amount={amount} />}
    </div>
  ))
}
