// Signs a text: the account, the text, what the device will show of it, and the device beside it.
import type { ReactNode } from 'react'
import type { Account } from '../../../shared/contract/account.ts'
import { readMessage, type MessageReading } from '../../../shared/domain/messageText.ts'
import { canOpenApp, openApp, useDeviceAction } from '../devices/deviceActions.ts'
import { DevicePanel } from '../devices/DevicePanel.tsx'
import { usePracticeScreen } from '../devices/practiceStore.ts'
import { SignedText } from '../devices/SignedText.tsx'
import { go } from '../../navigation.ts'
import { AccountPick, usePickedAccount } from '../../parts/AccountPick.tsx'
import { reloadAccounts, useAccounts } from '../../data/stores/accountsStore.ts'
import { useDevice } from '../../data/stores/deviceStore.ts'
import { Address } from '../../kit/text/Address.tsx'
import { Button } from '../../kit/forms/Button.tsx'
import { Empty } from '../../kit/Empty.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { NoteField } from '../../kit/forms/NoteField.tsx'
import { ReadError } from '../../kit/ReadError.tsx'
import { MessageChecks } from './MessageChecks.tsx'
import styles from './messages.module.css'
import { signText, useMessage, write } from './messageStore.ts'
import { SignedSheet } from './SignedSheet.tsx'
import { useAppWindow, useAllWords } from '../../window.ts'

/** Draws the form that signs a text. */
export function SignView({ head }: { head: ReactNode }) {
  const { cannotSign, messageWords: words } = useAllWords()
  const win = useAppWindow()
  const { text, asked, signed } = useMessage()
  const reading = readMessage(text)
  const picked = usePickedAccount()
  const { value: accounts, error } = useAccounts()
  // While the device asks, shows the account that it asks for, whichever was picked since.
  const account = accounts?.find(({ id }) => id === asked?.accountId) ?? picked
  // Stands there before anything is written, so that it can be made ready.
  const hasDevice = account !== null && cannotSign(account) === null
  return (
    <div className={hasDevice ? styles.sides : styles.alone}>
      <div className={styles.left}>
        <div className={styles.scroll}>
          {head}
          <ReadError error={error} onRetry={() => void reloadAccounts(win)} />
          {accounts?.length === 0 && (
            <Empty action={{ label: words.addAccount, onClick: () => go(win, 'accounts', { open: 'ledger' }) }}>{words.noAccount}</Empty>
          )}
          {signed !== null && <SignedSheet signed={signed} />}
          {signed === null && account !== null && <Form account={account} reading={reading} />}
        </div>
      </div>
      {hasDevice && (
        <DevicePanel accountId={account.id}>
          {signed === null && text !== '' && reading.fault === null && <Shown reading={reading} />}
        </DevicePanel>
      )}
    </div>
  )
}

function Form({ account, reading }: { account: Account; reading: MessageReading }) {
  const { cannotSign, messageWords: words } = useAllWords()
  const win = useAppWindow()
  const { text, asked, error } = useMessage()
  const accounts = useAccounts((state) => state.value)
  const reason = cannotSign(account)
  // The choice shows the account, so that it need not be named again.
  const isChoice = asked === null && (accounts?.length ?? 0) > 1
  return (
    <div className={`form-stack ${styles.form}`}>
      <p className="mid">{words.signLead}</p>
      <div className="line">
        <span className="small mid">{words.signsWith}</span>
        {isChoice ? <AccountPick /> : <b className="clip">{account.label}</b>}
      </div>
      {reason !== null ? (
        <p className={styles.reason} role="note">
          {reason}
        </p>
      ) : (
        <>
          <dl className={styles.forms}>
            <dt className="small dim">{words.initForm}</dt>
            <dd>
              <Address text={account.address.bech32} copyLabel={words.copyInit} />
            </dd>
            <dt className="small dim">{words.hexForm}</dt>
            <dd>
              <Address text={account.address.hex} copyLabel={words.copyHex} />
            </dd>
          </dl>
          {asked !== null ? (
            <p className={`sheet ${styles.fixed}`}>{text}</p>
          ) : (
            <NoteField
              label={words.text}
              placeholder={words.whatToWrite}
              value={text}
              onChange={(text) => write(win, text)}
              maxLength={20_000}
              rows={5}
            />
          )}
          <Act account={account} reading={reading} />
          {text !== '' && <MessageChecks text={text} reading={reading} />}
          {error !== null && <ErrorNote error={error} />}
        </>
      )}
    </div>
  )
}

/** Shows what the device will show of the text, with the current part marked. */
function Shown({ reading: { shown, isPlain } }: { reading: MessageReading }) {
  const { messageWords: words } = useAllWords()
  const device = useDevice((state) => state.value)
  const practice = usePracticeScreen((state) => state.value)
  const model = practice?.model ?? (device !== null && 'model' in device ? device.model : '')
  return <SignedText document={{ document: shown, mode: 'eip191' }} model={model} why={isPlain ? words.whyPlain : words.whyDigits} />
}

/** Draws the button that signs, below the text that it signs. */
function Act({ account, reading }: { account: Account; reading: MessageReading }) {
  const { deviceHindrance, deviceWords, faultShort, messageWords: words } = useAllWords()
  const win = useAppWindow()
  const isRunning = useMessage((state) => state.asked !== null)
  const device = useDevice((state) => state.value)
  const fault = reading.fault === null ? null : faultShort[reading.fault]
  const hindrance = device === null ? null : deviceHindrance(device.state, 'Ethereum')
  const isOpening = useDeviceAction((state) => state.busy === 'open')
  const opens = !isRunning && fault === null && (isOpening || canOpenApp(device))
  return (
    <div className={styles.act}>
      <p role="status" className="small dim grow">
        {isRunning ? words.signingNote : reading.fault === 'empty' ? faultShort.empty : words.keptNowhere}
      </p>
      <Button
        kind={reading.isPlain ? 'first' : 'plain'}
        off={isRunning || opens ? null : reading.fault === 'empty' ? words.sign : (fault ?? hindrance)}
        busy={isRunning ? words.signing : opens && isOpening ? deviceWords.lookOnDevice : null}
        onClick={() => void (opens ? openApp(win, 'Ethereum', account.id) : signText(win, account.id))}
      >
        {opens ? hindrance : reading.isPlain ? words.sign : words.signDigits}
      </Button>
    </div>
  )
}
