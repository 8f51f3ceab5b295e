// Shows a signed text: account, text, signature. Waybill keeps no copy; the user saves it.
import { useState } from 'react'
import type { SignedMessage } from '../../../shared/contract/messages.ts'
import { receiveFile, type Saved } from '../../data/saveFile.ts'
import { useTask } from '../../data/useTask.ts'
import { Address } from '../../kit/text/Address.tsx'
import { Button } from '../../kit/forms/Button.tsx'
import { CopyButton } from '../../kit/forms/CopyButton.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import styles from './messages.module.css'
import { startAnew } from './messageStore.ts'
import { useAppWindow, useAllWords } from '../../window.ts'

/** Draws the signed text. */
export function SignedSheet({ signed }: { signed: SignedMessage }) {
  const { messageWords: words } = useAllWords()
  const { address, text, signature } = signed
  return (
    <article className={`sheet ${styles.signed}`} aria-label={words.signed}>
      <div role="status">
        <h2 className="lead">{words.signed}</h2>
      </div>
      <dl className={styles.forms}>
        <dt className="small dim">{words.initForm}</dt>
        <dd>
          <Address text={address.bech32} copyLabel={words.copyInit} />
        </dd>
        <dt className="small dim">{words.hexForm}</dt>
        <dd>
          <Address text={address.hex} copyLabel={words.copyHex} />
        </dd>
        <dt className="small dim">{words.text}</dt>
        <dd className="line">
          <span className={`grow ${styles.kept}`}>
            <Untrusted text={text} keepsBreaks />
          </span>
          <CopyButton text={text} label={words.copyText} />
        </dd>
        <dt className="small dim">{words.signature}</dt>
        <dd>
          <Address text={signature} copyLabel={words.copySignature} />
        </dd>
      </dl>
      <p className="small mid">{words.goodOnEvery}</p>
      <Actions signed={signed} />
    </article>
  )
}

function Actions({ signed }: { signed: SignedMessage }) {
  const { copiedMessage, exportWords, messageWords: words } = useAllWords()
  const win = useAppWindow()
  const [saved, setSaved] = useState<Saved>(null)
  const { isRunning, error, run } = useTask()
  const save = () => run(async () => setSaved(receiveFile(await win.client['exports.saveMessage'](signed))))
  return (
    <>
      <div className="line">
        <CopyButton text={copiedMessage(signed)} label={words.copyAll} shownLabel={words.copyAll} />
        <Button size="compact" busy={isRunning ? exportWords.saving : null} onClick={() => void save()}>
          {words.save}
        </Button>
        <Button size="compact" kind="quiet" onClick={() => startAnew(win)}>
          {words.another}
        </Button>
      </div>
      <output className="small mid">
        {saved !== null && ('path' in saved ? exportWords.savedTo(saved.path) : exportWords.downloaded(saved.name))}
      </output>
      {error !== null && <ErrorNote error={error} />}
    </>
  )
}
