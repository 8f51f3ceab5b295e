// Shows to which transfer of the user a transaction belongs, and the other transactions of its way, such as its refund.
import { useMemo } from 'react'
import type { ActivityDetail, CrossChainLegStep } from '../../../shared/contract/history/activity.ts'
import type { Transfer } from '../../../shared/contract/transfer/transfer.ts'
import { useAsked, type Ask } from '../../data/useAsked.ts'
import { useTransfer } from '../../data/transfers/transfersStore.ts'
import { go } from '../../navigation.ts'
import { ChainName } from '../../parts/ChainCode.tsx'
import { Tag } from '../../kit/Tag.tsx'
import { useNow } from '../../kit/hooks/useNow.ts'
import { Fact } from './Facts.tsx'
import { LocationLink } from './LocationLink.tsx'
import { stateTag } from '../../words/transfers/transferState.ts'
import { useAllWords, useAppWindow, type ClientEvent } from '../../window.ts'

const isStale = ({ type }: ClientEvent) => type === 'activity.changed'

/** Reads what the history has on a transaction; null before that, and for one of nobody's of ours. */
export function useOwnDetail({ accountId, chainId, hash }: { accountId: string | null; chainId: string; hash: string | null }) {
  const ask = useMemo(
    (): Ask<ActivityDetail> | null =>
      accountId === null || hash === null ? null : (from) => from.client['activity.get']({ accountId, chainId, hash }),
    [accountId, chainId, hash],
  )
  return useAsked(ask, isStale).value
}

/** Draws both as entries of an existing list; nothing before the history is read, or where it has neither. */
export function OwnTransfer({ detail, chainId, hash }: { detail: ActivityDetail | null; chainId: string; hash: string }) {
  const { explorerWords: words, meaningWords } = useAllWords()
  const transferId = detail?.item.transferId ?? null
  const transfer = useTransfer(transferId)
  const others = (detail?.crossChainLegs ?? []).filter((step) => step.hash !== hash || step.chainId !== chainId)
  return (
    <>
      <Fact name={words.waybill}>{transfer !== undefined && <Waybill transfer={transfer} />}</Fact>
      <Fact name={meaningWords.delivery}>
        {others.length > 0 && (
          <ul>
            {others.map((step) => (
              <Step key={`${step.step} ${step.chainId} ${step.hash}`} step={step} />
            ))}
          </ul>
        )}
      </Fact>
    </>
  )
}

/** Draws its number, which leads to it, and its state in the words of the list of transfers: a vote is done, it did not arrive. */
export function Waybill({ transfer }: { transfer: Transfer }) {
  const words = useAllWords()
  const win = useAppWindow()
  const { text, tone } = stateTag(words, transfer, useNow())
  return (
    <>
      <button type="button" className="link" onClick={() => go(win, 'transfers', { transferId: transfer.id })}>
        {words.transferNumber(transfer.number)}
      </button>{' '}
      {tone === 'plain' ? <span className="small dim">{text}</span> : <Tag tone={tone}>{text}</Tag>}
    </>
  )
}

function Step({ step: { step, chainId, hash, time } }: { step: CrossChainLegStep }) {
  const { explorerWords: words, formatMoment, stepNames } = useAllWords()
  return (
    <li>
      <LocationLink to={{ kind: 'tx', chainId, hash }} title={hash}>
        {stepNames[step]}
      </LocationLink>{' '}
      <span className="mid">
        {words.onChain} <ChainName chainId={chainId} />, {formatMoment(time)}
      </span>
    </li>
  )
}
