// Draws a claim of VIP rewards: its rollups with their stages, what it pays out, grants and loses, and until it is signed how the device shows it.
import type { Transfer } from '../../../../shared/contract/transfer/transfer.ts'
import { currentLeg } from '../../../../shared/domain/transfer/legs.ts'
import type { ActionOf } from '../../../../shared/domain/transfer/ownActions.ts'
import { vipArguments, type VipClaim } from '../../../../shared/domain/transfer/vipClaims.ts'
import { ChainCode } from '../../../parts/ChainCode.tsx'
import { BoxWord } from '../../../parts/FormBox.tsx'
import { useGaugeNames } from '../../../parts/ballotText.ts'
import { exactText } from '../../../kit/text/amountText.ts'
import { markedText } from '../../../../shared/domain/untrusted/untrustedText.ts'
import { useAllWords } from '../../../window.ts'
import { claimText, rollupName } from '../../../words/transfers/vipText.ts'
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

/** Draws what the claim does with each rollup. */
export function VipOutcomes({ transfer, action }: VipPartsProps) {
  const all = useAllWords()
  const { vipWords: words } = all
  const { quote, phase } = transfer
  const outcomes = quote.vipClaim ?? []
  const nameOf = useGaugeNames(outcomes)
  const bare = (units: string) => exactText(all, units, quote.from.decimals)
  const texts = { bare, money: (units: string) => `${bare(units)} ${markedText(quote.from.symbol)}` }
  const leg = currentLeg(transfer)
  const isUnsigned = leg?.hash === null
  return (
    <>
      {quote.about.length === 0 && phase !== 'completed' && <BoxWord>{words.nothingYet}</BoxWord>}
      {outcomes.map((outcome) => {
        const { does, warnings } = claimText(all, outcome, texts)
        return (
          <div key={`${outcome.bridge} ${outcome.version}`}>
            <p className="small mid">{outcomes.length === 1 ? does : words.ofRollup(rollupName(all, nameOf, outcome), does)}</p>
            {phase !== 'completed' &&
              warnings.map((warning) => (
                <p key={warning} className="small warn">
                  {warning}
                </p>
              ))}
          </div>
        )
      })}
      {phase !== 'completed' && <p className="small dim">{words.source}</p>}
      {isUnsigned &&
        action.rollups.map((claim) => (
          <p key={`${claim.bridge} ${claim.version}`} className={`small dim ${styles.shown}`}>
            {words.onLedger(...shownOf(claim))}
          </p>
        ))}
    </>
  )
}

/**
 * Returns the bridge, the stages and the scores as the device shows them.
 * @example shownOf({ bridge: '16', version: '1', stages: [{ stage: 5, score: '7', proof: [] }] }) // ['\\"16\\"', '[\\"5\\"]', '[\\"7\\"]']
 */
export function shownOf(claim: VipClaim): [bridge: string, stages: string, scores: string] {
  const [bridge = '', , stages = '', , scores = ''] = vipArguments(claim).map((argument) => JSON.stringify(argument).slice(1, -1))
  return [bridge, stages, scores]
}
