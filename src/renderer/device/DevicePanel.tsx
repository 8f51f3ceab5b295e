// The panel beside everything that is confirmed on the device: the drawing, its state, and the text it is asked to sign.
import { Info } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useDevice } from '../state/deviceStore.ts'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Tag } from '../ui/Tag.tsx'
import { deviceName, deviceWords as words } from '../words/device.ts'
import { formatCount } from '../words/format.ts'
import { watchDevice } from './deviceActions.ts'
import { DeviceDrawing } from './DeviceDrawing.tsx'
import { DeviceStatus } from './DeviceStatus.tsx'
import styles from './device.module.css'
import { PracticeDevice } from './PracticeDevice.tsx'
import { reloadPracticeScreen, usePracticeScreen } from './practiceStore.ts'
import { estimateScreens, isReadableOnDevice, shownPart } from './screenText.ts'

export interface DevicePanelProps {
  /** The text the device is, or will be, asked to sign; null when it is not about a text. */
  document?: string | null
  children?: ReactNode
}

export function DevicePanel({ document = null, children }: DevicePanelProps) {
  useEffect(() => {
    void reloadPracticeScreen()
    return watchDevice()
  }, [])
  const device = useDevice((state) => state.value) ?? { state: 'unknown' }
  const practice = usePracticeScreen((state) => state.value)
  const model = practice?.model ?? ('model' in device ? device.model : '')
  return (
    <aside className={styles.panel} aria-label={words.panel}>
      <header className={styles.head}>
        <h2 className="lead grow clip">{deviceName(model)}</h2>
        {device.state === 'ready' && <Tag>{`${device.app} ${device.version}`}</Tag>}
      </header>
      <div className={styles.scroll}>
        {practice === null ? <DeviceDrawing device={device} /> : <PracticeDevice screen={practice} />}
        {practice !== null && <p className={`small dim ${styles.hint}`}>{words.practiceHint}</p>}
        <DeviceStatus />
        {document !== null && <SignedText text={document} model={model} />}
        {children}
      </div>
    </aside>
  )
}

/** The exact text, with the part marked that the drawn device shows now. */
function SignedText({ text, model }: { text: string; model: string }) {
  const prompt = usePracticeScreen((state) => state.value?.prompt ?? null)
  const part = shownPart(text, prompt)
  const count = formatCount(text.length)
  return (
    <section className={styles.signed}>
      <header className="line">
        <h3 className="label">{words.fullText}</h3>
        <span className="small dim grow">{part === null ? words.letters(count) : words.lettersMarked(count)}</span>
        <CopyButton text={text} label={words.copyText} />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a text that scrolls must be reachable by keys */}
      <p className={styles.said} tabIndex={0}>
        {part === null ? (
          text
        ) : (
          <>
            {text.slice(0, part.start)}
            <mark>{text.slice(part.start, part.end)}</mark>
            {text.slice(part.end)}
          </>
        )}
      </p>
      <p className={`small ${isReadableOnDevice(text) ? 'dim' : 'warn'} ${styles.why}`}>
        <Icon of={Info} />
        <span>
          {isReadableOnDevice(text) ? words.whyText : words.notReadable}{' '}
          {part === null && prompt?.kind !== 'message'
            ? words.screens(estimateScreens(text, model))
            : words.screensExactly(prompt?.pages.length ?? 0)}
        </span>
      </p>
    </section>
  )
}
