// Draws one difference from the public registry with its checkbox. Texts are the registry's: untrusted.
import { memo } from 'react'
import type { ChangeView } from '../../../shared/contract/settings/chainLists.ts'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import styles from './chainList.module.css'
import { useAllWords } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'

/** Properties of `ChangeLine`. `onChoose` receives the ids whose ticks change. */
export interface ChangeLineProps {
  change: ChangeView
  isChosen: boolean
  onChoose: (ids: readonly string[], isChosen: boolean) => void
}

/** Drawn again only when its own tick changes: there may be hundreds. */
export const ChangeLine = memo(function ChangeLine({ change, isChosen, onChoose }: ChangeLineProps) {
  return (
    <label className={styles.change}>
      <input type="checkbox" checked={isChosen} onChange={(event) => onChoose([change.id], event.target.checked)} />
      <span className={styles.text}>
        <b>
          <Title change={change} />
        </b>
        <Details change={change} />
      </span>
    </label>
  )
})

function Title({ change: { subject, name, chainName } }: { change: ChangeView }) {
  const { chainListWords: words, changeWords } = useAllWords()
  if (subject === 'chain') return <Untrusted text={name} most={60} />
  if (subject === 'asset') return <Untrusted text={words.onChain(name, chainName)} most={120} />
  return (
    <>
      <Untrusted text={chainName} most={60} />: {changeWords[subject]} <Untrusted text={name} most={40} />
    </>
  )
}

function Details({ change }: { change: ChangeView }) {
  const words = useAllWords()
  const { subject, before, after, assets, decimals, needsConfirmation } = change
  if (subject === 'chain') {
    const [chainId = '', ...hosts] = after
    return (
      <span className="small mid">
        <Untrusted text={words.chainListWords.newChain(chainId, assets ?? 0, hosts)} most={400} />
      </span>
    )
  }
  if (!needsConfirmation && subject === 'asset') return <Values values={withDecimals(words, after, decimals?.after)} />
  if (!needsConfirmation) return <HostChange before={before} after={after} />
  return (
    <span className={styles.pairs}>
      <span className="small dim">{words.chainListWords.now}</span>
      <Values values={withDecimals(words, before, decimals?.before)} />
      <span className="small dim">{words.chainListWords.next}</span>
      <Values values={withDecimals(words, after, decimals?.after)} />
    </span>
  )
}

/** Hosts that come and go; those that stay are not repeated. */
function HostChange({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  const { chainListWords: words } = useAllWords()
  const added = after.filter((address) => !before.includes(address))
  const removed = before.filter((address) => !after.includes(address))
  if (added.length === 0 && removed.length === 0) return <span className="small mid">{words.reordered}</span>
  return (
    <span className={styles.pairs}>
      {added.length > 0 && (
        <>
          <span className="small dim">{words.adds}</span>
          <Values values={added} />
        </>
      )}
      {removed.length > 0 && (
        <>
          <span className="small dim">{words.drops}</span>
          <Values values={removed} />
        </>
      )}
    </span>
  )
}

function withDecimals(words: AllWords, values: readonly string[], decimals: number | null | undefined): string[] {
  return [...values, ...(decimals === null || decimals === undefined ? [] : [words.chainListWords.decimals(decimals)])]
}

function Values({ values }: { values: readonly string[] }) {
  const { chainListWords: words } = useAllWords()
  if (values.length === 0) return <span className="small dim">{words.noValue}</span>
  return (
    <span className="small mono">
      {values.map((value, index) => (
        <span key={`${index} ${value}`} className={styles.value}>
          <Untrusted text={value} most={200} />
        </span>
      ))}
    </span>
  )
}
