// Verifies a signature against a text and an address. Sends no request, and stores nothing.
import { Check, TriangleAlert } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { MessageVerdict } from '../../../shared/contract/messages.ts'
import { useAccounts } from '../../data/stores/accountsStore.ts'
import { useTask } from '../../data/useTask.ts'
import { Address } from '../../kit/text/Address.tsx'
import { Button } from '../../kit/forms/Button.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { Field } from '../../kit/forms/Field.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { NoteField } from '../../kit/forms/NoteField.tsx'
import { errorLine } from '../../words/errors.ts'
import styles from './messages.module.css'
import { readPasted, type Pasted } from './readPasted.ts'
import { useAppWindow, useAllWords } from '../../window.ts'

const EMPTY: Pasted = { address: '', text: '', signature: '' }

/** Draws the form that verifies a signature. */
export function VerifyView({ head }: { head: ReactNode }) {
  const words = useAllWords()
  const win = useAppWindow()
  const [given, setGiven] = useState(EMPTY)
  const [verdict, setVerdict] = useState<MessageVerdict | null>(null)
  const { isRunning, error, run } = useTask()
  const change = (part: Partial<Pasted>) => {
    setGiven({ ...given, ...part })
    setVerdict(null)
  }
  const isAddressWrong = error?.code === 'account.badAddress'
  const missing =
    given.address.trim() === ''
      ? words.messageWords.addressNeeded
      : given.text === ''
        ? words.messageWords.textNeeded
        : given.signature.trim() === ''
          ? words.messageWords.signatureNeeded
          : null
  const check = (event: React.SubmitEvent) => {
    event.preventDefault()
    setVerdict(null)
    void run(async () => setVerdict(await win.client['messages.verify'](given)))
  }
  return (
    <div className="scroll">
      <div className="page">
        {head}
        <form className="form-stack" onSubmit={check}>
          <p className="mid">{words.messageWords.verifyLead}</p>
          <Field
            label={words.messageWords.address}
            value={given.address}
            onChange={(address) => change({ address })}
            hint={words.messageWords.addressHint}
            wrong={isAddressWrong ? errorLine(words, error) : null}
            maxLength={120}
            isMono
          />
          <NoteField
            label={words.messageWords.text}
            value={given.text}
            onChange={(text) => change(readPasted(text) ?? { text })}
            maxLength={100_000}
            rows={3}
            hint={words.messageWords.textHint}
          />
          <Field
            label={words.messageWords.signature}
            value={given.signature}
            onChange={(signature) => change({ signature })}
            hint={words.messageWords.signatureHint}
            maxLength={400}
            isMono
          />
          <Button kind="first" type="submit" off={missing} busy={isRunning ? words.messageWords.checking : null}>
            {words.messageWords.check}
          </Button>
          <output>{verdict !== null && <Verdict verdict={verdict} />}</output>
          {error !== null && !isAddressWrong && <ErrorNote error={error} />}
        </form>
      </div>
    </div>
  )
}

function Verdict({ verdict }: { verdict: MessageVerdict }) {
  const { messageWords: words, verdictText } = useAllWords()
  const { isValid, address, signer } = verdict
  const own = useAccounts((state) => state.value)?.find((account) => account.address.hex === address.hex)
  const { line, more } = verdictText(verdict)
  return (
    // In a small window the result would be below the visible part.
    <div className={`sheet ${styles.signed}`} ref={(node) => node?.scrollIntoView({ block: 'nearest' })}>
      <p className="line">
        <Icon of={isValid ? Check : TriangleAlert} tone={isValid ? 'good' : 'loss'} />
        <b className={isValid ? 'good' : 'loss'}>{line}</b>
      </p>
      <p className="mid">{more}</p>
      <dl className={styles.forms}>
        <dt className="small dim">{own?.label ?? words.address}</dt>
        <dd>
          <Forms bech32={address.bech32} hex={address.hex} />
        </dd>
        {!isValid && signer !== null && (
          <>
            <dt className="small dim">{words.wouldBe}</dt>
            <dd>
              <Forms bech32={signer.bech32} hex={signer.hex} />
            </dd>
          </>
        )}
      </dl>
    </div>
  )
}

function Forms({ bech32, hex }: { bech32: string; hex: string }) {
  const { messageWords: words } = useAllWords()
  return (
    <>
      <p>
        <Address text={bech32} copyLabel={words.copyInit} />
      </p>
      <p>
        <Address text={hex} copyLabel={words.copyHex} />
      </p>
    </>
  )
}
