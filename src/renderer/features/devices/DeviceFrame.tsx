// Draws a device: its body, its screen, and what stands on it.
import type { ReactNode } from 'react'
import styles from './device.module.css'

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
