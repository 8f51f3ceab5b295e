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
}

export function DeviceFrame({ heading, children, foot, isOff = false }: DeviceFrameProps) {
  return (
    <div className={styles.device}>
      <div className={isOff ? `${styles.eink} ${styles.dark}` : styles.eink}>
        {heading !== undefined && <p className={styles.heading}>{heading}</p>}
        {children}
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
      </div>
    </div>
  )
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
