// Draws a device: its body, its screen, what stands on it, and the button that is held to sign.
import { useCallback, type KeyboardEvent, type ReactNode } from 'react'
import type { PracticeScreen } from '../../../shared/contract/status.ts'
import { useHold } from '../../kit/hooks/hold.ts'
import { useAppWindow, useWords } from '../../window.ts'
import styles from './device.module.css'
import { pressPractice } from './practiceStore.ts'
import held from './signed.module.css'

type Prompt = NonNullable<PracticeScreen['prompt']>

/** Properties of `DeviceFrame`. */
export interface DeviceFrameProps {
  /** Small words above the text, as on the device. */
  heading?: string | undefined
  children: ReactNode
  /** The line of buttons at the bottom of the screen. */
  foot?: ReactNode
  isOff?: boolean
  /** The device asks nothing: the drawing may be small where room is short. */
  isIdle?: boolean
  /** Draws a stick with a small dark screen in place of an electronic-ink screen. */
  isNano?: boolean
}

/** Draws the body and the screen of a device. */
export function DeviceFrame({ heading, children, foot, isOff = false, isIdle = false, isNano = false }: DeviceFrameProps) {
  const screen = [styles.eink, isOff ? styles.dark : '', isIdle ? styles.idle : '', isNano ? styles.small : ''].join(' ')
  return (
    <div className={isNano ? `${styles.device} ${styles.nano}` : styles.device}>
      <div className={screen}>
        {heading !== undefined && <p className={styles.heading}>{heading}</p>}
        {children}
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
      </div>
    </div>
  )
}

/** Returns whether a model has no touch screen. */
export function isNanoModel(model: string): boolean {
  return /^(?:Ledger )?Nano [SX]/.test(model)
}

/** Draws one short text in the middle of the screen. */
export function QuietScreen({ title, text }: { title: string; text?: string | undefined }) {
  return (
    <div className={styles.quiet}>
      <b>{title}</b>
      {text !== undefined && <span>{text}</span>}
    </div>
  )
}

/** How long a pointer must be held on the button that signs, as on the device, ms. */
const HOLD_MS = 1000

/** Id of the button that approves, to focus it. */
export const HOLD_ID = 'device-approve'

/** What is held to be approved; the rest takes a touch. */
const HELD: readonly Prompt['kind'][] = ['message', 'transaction']

/** Draws the button that approves: a pointer holds it as on the device, a key presses it. */
export function HoldButton({ kind }: { kind: Prompt['kind'] }) {
  const { deviceWords: words } = useWords()
  const win = useAppWindow()
  const isHeld = HELD.includes(kind)
  const approve = useCallback(() => void pressPractice(win, 'approve'), [win])
  const [hold, follow] = useHold(HOLD_MS, approve)
  // A key that is still held down from something else must not approve.
  const onKeyDown = (event: KeyboardEvent) => event.repeat && event.preventDefault()
  const release = () => follow('release')
  return (
    <>
      {hold === 'tooShort' && (
        <p role="alert" className={held.tooShort}>
          {words.keepHolding}
        </p>
      )}
      <button
        id={HOLD_ID}
        type="button"
        className={hold === 'holding' || hold === 'held' ? `${held.hold} ${held.holding}` : held.hold}
        // A click without a count comes from a key, or from a screen reader.
        onClick={(event) => (!isHeld || event.detail === 0) && approve()}
        onPointerDown={({ button }) => isHeld && button === 0 && follow('press')}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
        onKeyDown={onKeyDown}
      >
        {words.approve[kind]}
      </button>
    </>
  )
}
