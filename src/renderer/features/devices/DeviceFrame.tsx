// The drawing of a device in the hand: a body, an electronic-ink screen, and what stands on it.
import type { ReactNode } from 'react'
import styles from './device.module.css'

export interface DeviceFrameProps {
  /** Small words above the text, as on the device. */
  heading?: string | undefined
  children: ReactNode
  /** The line of buttons at the bottom of the screen. */
  foot?: ReactNode
  isOff?: boolean
  /** Nothing is asked: the drawing may be small where room is short. */
  isIdle?: boolean
  /** A stick with a small dark screen in place of a sheet of electronic ink. */
  isNano?: boolean
}

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

/** The models without a touch screen. */
export function isNanoModel(model: string): boolean {
  return /^(?:Ledger )?Nano [SX]/.test(model)
}

/** One short text in the middle of the screen. */
export function QuietScreen({ title, text }: { title: string; text?: string | undefined }) {
  return (
    <div className={styles.quiet}>
      <b>{title}</b>
      {text !== undefined && <span>{text}</span>}
    </div>
  )
}
