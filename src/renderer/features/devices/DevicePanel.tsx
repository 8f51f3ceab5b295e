// Draws the panel beside everything that is confirmed on the device: the drawing, its state, and what it is asked to sign.
import { useEffect, type ReactNode } from 'react'
import { isBlindSigned } from '../../../shared/domain/blindSigning.ts'
import type { DeviceState, LedgerApp } from '../../../shared/contract/status.ts'
import { showsRequest, useDevice } from '../../data/stores/deviceStore.ts'
import { useLostFocus } from '../../kit/hooks/lostFocus.ts'
import { Tag } from '../../kit/Tag.tsx'
import { watchDevice } from './deviceActions.ts'
import { DeviceDrawing } from './DeviceDrawing.tsx'
import { DeviceStatus, Elsewhere, type OtherRequest } from './DeviceStatus.tsx'
import styles from './panel.module.css'
import { PracticeDevice } from './PracticeDevice.tsx'
import { reloadPracticeScreen, usePracticeScreen } from './practiceStore.ts'
import { SignedDocument } from './SignedDocument.tsx'
import { SignedFields } from './SignedFields.tsx'
import { SignedText } from './SignedText.tsx'
import type { DeviceDocument } from './screenText.ts'
import { useAppWindow, useWords } from '../../window.ts'

/** Properties of `DevicePanel`. */
export interface DevicePanelProps {
  /** The app that holds the account's key. */
  app?: LedgerApp
  /** The account whose key is needed: of several Ledgers, the panel describes the one that holds it. */
  accountId?: string | null
  /** What the device is, or will be, asked to sign; null when no document is involved. */
  document?: DeviceDocument | null
  /** The device is being asked: the panel takes the focus that the asking button lost. */
  isAsking?: boolean
  /** Another transfer that waits for a signature: what the device shows is its document, not this one. */
  other?: OtherRequest | null
  /** A text is folded until the device shows it. */
  foldsText?: boolean
  children?: ReactNode
}

/** Draws the device panel and watches the device while it is on screen. */
export function DevicePanel({
  app = 'Ethereum',
  accountId = null,
  document = null,
  isAsking = false,
  other = null,
  foldsText = false,
  children,
}: DevicePanelProps) {
  const { deviceName, deviceWords: words } = useWords()
  const win = useAppWindow()
  useEffect(() => {
    void reloadPracticeScreen(win)
    return watchDevice(win, app, accountId)
  }, [win, app, accountId])
  const device = useDevice((state) => state.value) ?? { state: 'unknown' }
  const practice = usePracticeScreen((state) => state.value)
  // Of a real Ledger the setting is not known before its app is asked.
  const isBlindOff = practice?.blindSigning === false && document !== null && document.evm !== null && isBlindSigned(document.evm.data)
  const model = practice?.model ?? ('model' in device ? device.model : '')
  const isForOther = !isAsking && asksForOther(device, document, other)
  const panel = useLostFocus<HTMLElement>(isAsking, true)
  return (
    <aside ref={panel} className={styles.panel} aria-label={words.panel} tabIndex={-1}>
      <header className={styles.head}>
        <h2 className="lead grow clip">{deviceName(model)}</h2>
        {device.state === 'ready' && <Tag>{`${device.app} ${device.version}`}</Tag>}
      </header>
      <div className={styles.scroll}>
        {practice === null ? (
          <DeviceDrawing device={device} />
        ) : (
          <PracticeDevice screen={practice} app={app} isAsking={isAsking} isBlindAsked={isBlindOff} />
        )}
        {practice !== null && (
          <p className={`small dim ${practice.prompt === null ? styles.hint : styles.keys}`}>
            {practice.prompt === null ? words.practiceHint : words.practiceKeys}
            {practice.prompt !== null && <span className={styles.lastKeys}> {words.practiceLastKeys}</span>}
          </p>
        )}
        {isForOther ? (
          <Elsewhere other={other} />
        ) : (
          <>
            <DeviceStatus app={app} accountId={accountId} unmet={isBlindOff ? words.blindIsOff : null} />
            {document !== null && <Signed document={document} model={model} mayFold={foldsText && !showsRequest(device)} />}
          </>
        )}
        {children}
      </div>
    </aside>
  )
}

/** Returns whether the device shows a request of something else: of another transfer, or of a text that is not the document here. */
function asksForOther(device: DeviceState, here: DeviceDocument | null, other: OtherRequest | null): boolean {
  if (!showsRequest(device)) return false
  return other !== null || (here !== null && device.prompt.kind === 'message' && device.prompt.text !== here.document)
}

function Signed({ document, model, mayFold }: { document: DeviceDocument; model: string; mayFold: boolean }) {
  if (document.mode === 'evm') return <SignedFields document={document} model={model} />
  if (document.mode === 'aminoJson') return <SignedDocument document={document} model={model} />
  return <SignedText document={document} model={model} mayFold={mayFold} />
}
