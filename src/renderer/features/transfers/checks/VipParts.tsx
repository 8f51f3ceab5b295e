// Draws a claim of VIP rewards: its rollups with their stages, and what it pays out, grants and loses.
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import type { ActionOf } from '../../../../shared/domain/transfer/ownActions.ts'
import { ChainCode } from '../../../parts/ChainCode.tsx'
import { BoxWord } from '../../../parts/FormBox.tsx'
import { useGaugeNames } from '../../../parts/ballotText.ts'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import { exactText } from '../../../kit/text/amountText.ts'
import { markedText } from '../../../../shared/domain/untrusted/untrustedText.ts'
import { useAllWords } from '../../../window.ts'
import type { AllWords } from '../../../words/words.ts'
import { checkedVipStages } from '../../../words/transfers/checkedVote.ts'
import { claimText, lostText, rollupName, type AmountTexts } from '../../../words/transfers/vipText.ts'
import styles from './checks.module.css'

interface VipPartsProps {
  transfer: Transfer
  action: ActionOf<'claimVip'>
}

/** Draws each rollup with its stages. */
export function VipRollups({ transfer: { quote }, action: { rollups } }: VipPartsProps) {
  const all = useAllWords()
  const { vipWords: words } = all
  const outcomes = quote.vipClaim ?? []
  const nameOf = useGaugeNames(outcomes)
  return (
    <ul className={styles.gaugeShares}>
      {rollups.map(({ bridge, version, stages }) => {
        const chainId = outcomes.find((one) => one.bridge === bridge)?.chainId ?? null
        return (
          <li key={`${bridge} ${version}`}>
            <span className="line">
              {chainId !== null && <ChainCode chainId={chainId} />}
              <b>{rollupName(all, nameOf, { bridge, version })}</b>
            </span>
            <span className="mid">{words.stages(stages[0]?.stage ?? 0, stages.at(-1)?.stage ?? 0)}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** Draws the stages of a claim with their scores, each unbroken, and says what a score is. Long scores are shortened, with all digits as title. */
export function CheckedStages({ text }: { text: string }) {
  const all = useAllWords()
  const { vipWords: words } = all
  return (
    <>
      <span className={styles.stages}>
        {checkedVipStages(all, text).map(({ short, exact }, index) => (
          <span key={index} className="mono small" title={short === exact ? undefined : exact}>
            <Untrusted text={short} />
          </span>
        ))}
      </span>
      <p className="small dim">{words.scoresFrom}</p>
    </>
  )
}

/** Returns what a claim loses and what that leaves as it is, as the notice on top of its review; of several rollups each with its name. */
export function vipWarnings(all: AllWords, quote: Transfer['quote'], nameOf: (bridge: string) => string): string[] {
  const outcomes = quote.vipClaim ?? []
  const texts = moneyTexts(all, quote)
  return outcomes.flatMap((outcome) => {
    const { warnings, keeps } = claimText(all, outcome, texts)
    const said = warnings.map((warning, index) => (index === warnings.length - 1 && keeps !== null ? `${warning} ${keeps}` : warning))
    return outcomes.length > 1 ? said.map((text) => `${all.vipWords.ofRollup(rollupName(all, nameOf, outcome))} ${text}`) : said
  })
}

/** Returns whether a claim loses something that it would keep unsigned: what the VIP service alone says has no score, or stages left out. */
export function losesByClaim({ vipClaim }: Pick<Transfer['quote'], 'vipClaim'>): boolean {
  return (vipClaim ?? []).some(({ stages, skipped }) => skipped !== null || stages.some(({ isUnproven }) => isUnproven))
}

function moneyTexts(all: AllWords, { from }: Transfer['quote']): AmountTexts {
  const bare = (units: string) => exactText(all, units, from.decimals)
  return { bare, money: (units) => `${bare(units)} ${markedText(from.symbol)}` }
}

/**
 * Draws what the claim does with each rollup, a row each; of one that is done also what it lost. What a claim of one rollup pays out is the
 * figure of the box, and is not said again.
 */
export function VipOutcomes({ transfer: { quote, phase } }: Pick<VipPartsProps, 'transfer'>) {
  const all = useAllWords()
  const { vipWords: words } = all
  const outcomes = quote.vipClaim ?? []
  const nameOf = useGaugeNames(outcomes)
  const texts = moneyTexts(all, quote)
  const isDone = phase === 'completed'
  const saysPaid = outcomes.length > 1 || (isDone && quote.about.length === 0)
  return (
    <>
      {quote.about.length === 0 && !isDone && <BoxWord>{words.nothingYet}</BoxWord>}
      <ul className={styles.vipOutcomes}>
        {outcomes.map((outcome) => {
          const { pays, grants } = claimText(all, outcome, texts, isDone)
          const does = [saysPaid ? pays : [], grants ?? []].flat()
          const lost = isDone ? lostText(all, outcome, texts) : null
          return (
            <li key={`${outcome.bridge} ${outcome.version}`}>
              {does.length > 0 && (
                <p className="small mid">
                  {outcomes.length > 1 && <b>{words.ofRollup(rollupName(all, nameOf, outcome))}</b>} {does.join(' ')}
                </p>
              )}
              {lost !== null && <p className="small warn">{lost}</p>}
            </li>
          )
        })}
      </ul>
      {!isDone && <p className="small dim">{words.source}</p>}
    </>
  )
}
