// Asks how voting power is to be divided among the rollups, in percent, and opens the review of the vote.
import { useRef, useState, type Ref, type SubmitEvent } from 'react'
import type { Account } from '../../../shared/contract/account.ts'
import type { GaugeCycle } from '../../../shared/contract/transfer/gauges.ts'
import { MAX_GAUGES } from '../../../shared/domain/transfer/gaugeVotes.ts'
import { beginTransfer } from '../../data/transfers/beginTransfer.ts'
import { useTask } from '../../data/useTask.ts'
import { Dialog } from '../../kit/Dialog.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { Button } from '../../kit/forms/Button.tsx'
import { SteadyButton } from '../../kit/forms/SteadyButton.tsx'
import { NumberField } from '../../kit/forms/NumberField.tsx'
import { powerText, useGaugeNames } from '../../parts/ballotText.ts'
import { ChainCode } from '../../parts/ChainCode.tsx'
import { useAllWords, useAppWindow } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'
import { currentGauges, evenGauges, rowsOf, sharesOf, typedOf, type AskedGauges, type GaugeRow, type TypedGauges } from './gaugeForm.ts'
import { CycleLine } from './CycleLine.tsx'
import styles from './governance.module.css'

/** Properties of `GaugeVoteDialog`. */
export interface GaugeVoteDialogProps {
  chainId: string
  account: Account
  /** As it was when the dialog was opened. */
  gaugeCycle: GaugeCycle
  onClose: () => void
}

/** Draws the dialog; it begins with the earlier vote in this cycle. */
export function GaugeVoteDialog({ chainId, account, gaugeCycle, onClose }: GaugeVoteDialogProps) {
  const all = useAllWords()
  const { actionWords, common, gaugeWords: words } = all
  const win = useAppWindow()
  const offering = useTask()
  const first = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(() => typedOf(gaugeCycle.own?.shares ?? []))
  const rows = rowsOf(gaugeCycle)
  const asked = sharesOf(rows, typed)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const { shares } = asked
    if (shares === null) return
    await offering.run(async () => {
      const action = { type: 'voteGauges' as const, cycle: gaugeCycle.cycle, shares }
      await beginTransfer(win, await win.client['actions.offer']({ accountId: account.id, chainId, action }))
    })
  }
  return (
    <Dialog isOpen onClose={onClose} title={words.dialog(gaugeCycle.cycle)} lead={words.dialogLead} firstFocus={first}>
      <form className="form-stack" onSubmit={(event) => void submit(event)}>
        <div>
          <CycleLine gaugeCycle={gaugeCycle} />
          <p className={styles.power}>
            <span className="mid">{words.yourPower}</span> <b>{powerText(all, gaugeCycle.power)}</b>
          </p>
        </div>
        <Presets gauges={gaugeCycle.gauges} onChoose={setTyped} />
        <div className={styles.gaugeShares}>
          {rows.map((row, index) => (
            <ShareRow
              key={row.bridge}
              ref={index === 0 ? first : undefined}
              row={row}
              gauges={gaugeCycle.gauges}
              text={typed[row.bridge] ?? ''}
              wrong={faultOf(all, asked, row.bridge)}
              onChange={(text) => setTyped({ ...typed, [row.bridge]: text })}
            />
          ))}
        </div>
        <output className={asked.shares === null ? 'small mid' : 'small'}>{sumText(all, asked)}</output>
        {offering.error !== null && <ErrorNote error={offering.error} />}
        <div className="dialog-actions">
          <Button onClick={onClose}>{common.cancel}</Button>
          <SteadyButton kind="first" type="submit" off={offOf(all, asked)} busy={offering.isRunning ? actionWords.preparing : null}>
            {words.review}
          </SteadyButton>
        </div>
      </form>
    </Dialog>
  )
}

/** Draws the buttons that fill all fields. */
function Presets({ gauges, onChoose }: Pick<GaugeCycle, 'gauges'> & { onChoose: (typed: TypedGauges) => void }) {
  const { gaugeWords: words } = useAllWords()
  const current = currentGauges(gauges)
  return (
    <div className="line">
      <Button size="compact" onClick={() => onChoose(evenGauges(gauges))}>
        {words.even}
      </Button>
      {current !== null && (
        <Button size="compact" onClick={() => onChoose(current)}>
          {words.asNow}
        </Button>
      )}
    </div>
  )
}

interface ShareRowProps extends Pick<GaugeCycle, 'gauges'> {
  row: GaugeRow
  text: string
  wrong: string | null
  onChange: (text: string) => void
  ref?: Ref<HTMLInputElement> | undefined
}

/** Draws a rollup with what it gets now and its votes so far, and the field of its share. */
function ShareRow({ row: { bridge }, gauges, text, wrong, onChange, ref }: ShareRowProps) {
  const { gaugeWords: words } = useAllWords()
  const name = useGaugeNames(gauges)(bridge)
  const gauge = gauges.find((one) => one.bridge === bridge)
  return (
    <div className={styles.gaugeShare}>
      <div>
        <span className="line">
          {gauge !== undefined && gauge.chainId !== null && <ChainCode chainId={gauge.chainId} />}
          {name}
        </span>
        {gauge !== undefined && (
          <>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.bar} style={{ inlineSize: `${gauge.tally / 100}%` }} />
            </span>
            <span className="small dim">{words.nowShare(words.part(gauge.weight), words.part(gauge.tally))}</span>
          </>
        )}
      </div>
      <NumberField
        ref={ref}
        label={words.share(name)}
        isLabelHidden
        placeholder="0"
        value={text}
        maxLength={21}
        wrong={wrong}
        onChange={onChange}
        aside="%"
      />
    </div>
  )
}

/** Says how much of the voting power is given; what is left goes unused only once something is given. */
function sumText(all: AllWords, { hindrance, left }: AskedGauges): string {
  const { gaugeWords: words } = all
  if (hindrance === 'tooMany') return words.tooMany(MAX_GAUGES)
  return hindrance === 'nothing' ? words.noneGiven : leftText(all, left)
}

function leftText({ formatDigits, gaugeWords: words }: AllWords, left: string): string {
  if (left === '0') return words.noneLeft
  return left.startsWith('-') ? words.tooMuch(formatDigits(left.slice(1))) : words.left(formatDigits(left))
}

/** Says what is wrong with the share of one rollup. */
function faultOf({ gaugeWords: words }: AllWords, { wrong, delisted }: AskedGauges, bridge: string): string | null {
  if (wrong.includes(bridge)) return words.wrongShare
  return delisted.includes(bridge) ? words.delisted : null
}

/** Says why the vote cannot be reviewed yet. */
function offOf(all: AllWords, { hindrance, left }: AskedGauges): string | null {
  if (hindrance === null) return null
  if (hindrance === 'wrong') return all.gaugeWords.wrongShare
  if (hindrance === 'tooMany') return all.gaugeWords.tooMany(MAX_GAUGES)
  if (hindrance === 'delisted') return all.gaugeWords.delisted
  return hindrance === 'nothing' ? all.gaugeWords.nothing : leftText(all, left)
}
