// Shows any transaction: its facts, messages, events, EVM receipt, internal calls, and the raw records.
import { useState } from 'react'
import type { ExplorerTx } from '../../../shared/contract/history/explorer.ts'
import { go } from '../../navigation.ts'
import { Address } from '../../kit/text/Address.tsx'
import { Button } from '../../kit/forms/Button.tsx'
import { Tabs } from '../../kit/Tabs.tsx'
import { LongUntrusted } from '../../kit/text/Untrusted.tsx'
import { MessageLines } from '../activity/detail/Meanings.tsx'
import { useChainNames } from '../../data/stores/chainsStore.ts'
import { deliveryEnd } from './deliveryEnd.ts'
import { AddressFact, Coins, Fact, Gas } from './Facts.tsx'
import { OwnTransfer, useOwnDetail } from './OwnTransfer.tsx'
import { PageFrame } from './PageFrame.tsx'
import { LocationLink } from './LocationLink.tsx'
import { VotedProposal } from './VotedProposal.tsx'
import { MovedFacts, sidesOf, TxTitle } from './TxMeaning.tsx'
import { Calls, Events, Messages, Raw, Receipt } from './TxTabs.tsx'
import styles from './explorer.module.css'
import { useCachedReply } from './useCachedReply.ts'
import { failureText } from '../../words/failures.ts'
import { useAppWindow, useAllWords } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'

type Tab = keyof AllWords['explorerWords']['tabs']

/** Draws the page of a transaction. */
export function TxPage({ chainId, hash }: { chainId: string; hash: string }) {
  const { explorerWords: words } = useAllWords()
  const seen = useCachedReply('explorer.tx', { chainId, hash })
  return (
    <PageFrame
      title={seen.answer === null ? words.tx : <TxTitle chainId={chainId} tx={seen.answer.data} />}
      beside={seen.answer !== null && <OwnTx chainId={chainId} tx={seen.answer.data} />}
      seen={seen}
    >
      {(tx) => <Body chainId={chainId} tx={tx} />}
    </PageFrame>
  )
}

/** Leads to the transaction in Activity, where the history has it. */
function OwnTx({ chainId, tx: { accountId, hash } }: { chainId: string; tx: ExplorerTx }) {
  const { explorerWords: words } = useAllWords()
  const win = useAppWindow()
  if (accountId === null || hash === null) return null
  return (
    <span className={styles.ownTx} title={words.ownHint}>
      <Button size="compact" onClick={() => go(win, 'activity', { accountId, chainId, hash })}>
        {words.openOwn}
      </Button>
    </span>
  )
}

function Body({ chainId, tx }: { chainId: string; tx: ExplorerTx }) {
  const { explorerWords: words } = useAllWords()
  const [tab, setTab] = useState<Tab>('summary')
  const { messages, events, receipt, calls, raw } = tx
  const tabs: { value: Tab; label: string; count?: number }[] = [
    { value: 'summary', label: words.tabs.summary },
    { value: 'messages', label: words.tabs.messages, count: messages.length },
    { value: 'events', label: words.tabs.events, count: events.length },
    ...(receipt === null
      ? []
      : [
          { value: 'receipt' as const, label: words.tabs.receipt },
          { value: 'calls' as const, label: words.tabs.calls, ...(calls === null ? {} : { count: calls.length }) },
        ]),
    { value: 'raw', label: words.tabs.raw },
  ]
  return (
    <Tabs label={words.tx} tabs={tabs} value={tab} onChange={setTab}>
      {tab === 'summary' && <Summary chainId={chainId} tx={tx} />}
      {tab === 'messages' && <Messages tx={tx} />}
      {tab === 'events' && <Events events={events} />}
      {tab === 'receipt' && receipt !== null && <Receipt chainId={chainId} receipt={receipt} />}
      {tab === 'calls' && <Calls chainId={chainId} calls={calls} />}
      {tab === 'raw' && <Raw raw={raw} />}
    </Tabs>
  )
}

function Summary({ chainId, tx }: { chainId: string; tx: ExplorerTx }) {
  const allWords = useAllWords()
  const { explorerWords: words, formatCount, formatMoment } = allWords
  const { hash, height, time, isFailed, failure, memo, fee, sender, feePayer, gasUsed, gasWanted, messages, readings, receipt, accountId } =
    tx
  const plainReason = failureText(allWords, null, failure)
  const detail = useOwnDetail({ accountId, chainId, hash })
  const nameOf = useChainNames()
  const end = isFailed || hash === null ? null : deliveryEnd(detail?.crossChainLegs ?? [], { chainId, hash }, sidesOf(tx).toChainId)
  return (
    <>
      <dl className="facts">
        <Fact name={words.outcome}>
          {end === null ? (
            <span className={isFailed ? 'loss' : undefined}>{isFailed ? words.failed : words.succeeded}</span>
          ) : (
            <span className="warn">{words.ends[end.step](nameOf(chainId), nameOf(end.chainId))}</span>
          )}
        </Fact>
        <Fact name={words.why}>
          {failure !== null && failure !== '' && (
            <>
              {plainReason !== null && <p>{plainReason}</p>}
              <LongUntrusted text={failure} />
            </>
          )}
        </Fact>
        <MovedFacts chainId={chainId} tx={tx} />
        <VotedProposal chainId={chainId} tx={tx} />
        {accountId !== null && hash !== null && <OwnTransfer detail={detail} chainId={chainId} hash={hash} />}
        <Fact name={words.hash}>{hash !== null && <Address text={hash} copyLabel={words.copyHash} />}</Fact>
        <Fact name={words.evmHash}>{receipt !== null && <Address text={receipt.hash} copyLabel={words.copyHash} />}</Fact>
        <Fact name={words.hit.block}>
          {height !== null && (
            <span className="mono">
              <LocationLink to={{ kind: 'block', chainId, height }}>{formatCount(height)}</LocationLink>
            </span>
          )}
        </Fact>
        <Fact name={words.time}>{time !== null && formatMoment(time)}</Fact>
        <Fact name={words.tabs.messages}>
          {messages.length > 0 && <MessageLines types={messages.map(({ type }) => type)} readings={readings} isFailed={isFailed} />}
        </Fact>
        <Fact name={words.feeWord}>{hash !== null && <Coins chainId={chainId} coins={fee} at={time} />}</Fact>
        <Fact name={words.feePayer}>
          {feePayer !== null && feePayer !== '' && feePayer !== sender && <AddressFact chainId={chainId} address={feePayer} />}
        </Fact>
        <Fact name={words.gas}>{gasUsed !== null && <Gas used={gasUsed} wanted={gasWanted} />}</Fact>
        <Fact name={words.memo}>{memo !== '' && <LongUntrusted text={memo} />}</Fact>
      </dl>
    </>
  )
}
