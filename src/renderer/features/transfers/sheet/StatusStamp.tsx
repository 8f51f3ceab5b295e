// Draws a stamp, set only where something happened. Round for the journey, square for what came back or never left.
import { useId } from 'react'
import { stampDate, stampLabel } from '../../../words/timeline.ts'
import { stampAngle, type StampMark } from './timeline.ts'
import styles from './timeline.module.css'
import { useAllWords } from '../../../window.ts'

/** Properties of `StatusStamp`. */
export interface StatusStampProps {
  mark: StampMark
  chainName: string
  station: string
  /** The stamp was set while the sheet was open: its animation runs once. */
  isFresh: boolean
}

/** Defines the ink: fine holes in the impression. One filter serves all stamps of a page. */
export function StampInk() {
  return (
    <svg width="0" height="0" className={styles.ink} aria-hidden="true">
      <filter id="stamp-ink" x="-5%" y="-5%" width="110%" height="110%">
        <feTurbulence type="fractalNoise" baseFrequency="0.72" numOctaves="3" seed="7" result="noise" />
        <feColorMatrix in="noise" type="matrix" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -6 4.55" result="holes" />
        <feComposite in="SourceGraphic" in2="holes" operator="in" />
      </filter>
    </svg>
  )
}

/** Draws a stamp. */
export function StatusStamp({ mark, chainName, station, isFresh }: StatusStampProps) {
  const words = useAllWords()
  const { word, at, seed } = mark
  const classes = [styles.stamp, styles[word], isFresh ? styles.landed : ''].join(' ')
  // A stamp that is due or waits for the user is drawn as part of the form, without rotation.
  const isAhead = word === 'due' || word === 'claimable'
  const angle = isAhead ? 0 : stampAngle(seed)
  return (
    <svg
      className={classes}
      style={{ rotate: `${angle}deg` }}
      viewBox="0 0 96 96"
      role="img"
      aria-label={stampLabel(words, word, chainName, at)}
    >
      {isAhead ? (
        <Due word={word} at={at} />
      ) : (
        <g filter="url(#stamp-ink)">
          {isSquare(word) ? <Square mark={mark} chainName={chainName} /> : <Round mark={mark} chainName={chainName} station={station} />}
        </g>
      )}
    </svg>
  )
}

function isSquare(word: StampMark['word']): boolean {
  return word === 'returned' || word === 'notSent' || word === 'failed'
}

function Round({ mark: { word, at }, chainName, station }: { mark: StampMark; chainName: string; station: string }) {
  const words = useAllWords()
  const { stampWords } = words
  const id = useId()
  const date = at === null ? null : stampDate(words, at)
  return (
    <>
      <path id={`${id}-up`} d="M11.4 48a36.6 36.6 0 0 1 73.2 0" fill="none" />
      <path id={`${id}-down`} d="M5.6 48a42.4 42.4 0 0 0 84.8 0" fill="none" />
      <circle cx="48" cy="48" r="46" fill="none" stroke="currentColor" strokeWidth="2.2" />
      <circle cx="48" cy="48" r="32.5" fill="none" stroke="currentColor" strokeWidth="1" />
      <text fontSize="10" letterSpacing={chainName.length > 12 ? 0.4 : 1.8}>
        <textPath href={`#${id}-up`} startOffset="50%">
          {shorten(chainName).toUpperCase()}
        </textPath>
      </text>
      <text fontSize="8.5" letterSpacing="1.6">
        <textPath href={`#${id}-down`} startOffset="50%">
          {stampWords[word].toUpperCase()}
        </textPath>
      </text>
      <path d="M17.2 39.5h61.6M17.2 57.5h61.6" stroke="currentColor" strokeWidth="0.9" />
      <text className={styles.date} x="48" y="34" fontSize="9.5">
        {date?.day}
      </text>
      <text className={styles.date} x="48" y="52.6" fontSize="12">
        {date?.time ?? '–'}
      </text>
      <text className={styles.date} x="48" y="69.5" fontSize="10">
        {station}
      </text>
    </>
  )
}

/** Letters of the largest size that fit into the frame. */
const WIDE_LETTERS = 8

function Square({ mark: { word, at }, chainName }: { mark: StampMark; chainName: string }) {
  const words = useAllWords()
  const { stampWords } = words
  const date = at === null ? null : stampDate(words, at)
  const text = stampWords[word].toUpperCase()
  // Words of other languages may be longer than the frame is wide.
  const size = Math.min(15, (15 * WIDE_LETTERS) / text.length)
  return (
    <>
      <rect x="-2" y="20" width="100" height="56" rx="3" fill="none" stroke="currentColor" strokeWidth="2.6" />
      <rect x="2" y="24" width="92" height="48" rx="1.5" fill="none" stroke="currentColor" strokeWidth="0.9" />
      <text x="48" y="41" fontSize={size} letterSpacing={0.15 * size}>
        {text}
      </text>
      <path d="M6 47h84" stroke="currentColor" strokeWidth="0.9" />
      <text className={styles.date} x="48" y="57" fontSize="9.5">
        {shorten(chainName).toUpperCase()}
      </text>
      <text className={styles.date} x="48" y="68" fontSize="9.5">
        {date === null ? '' : `${date.day} ${date.minutes}`}
      </text>
    </>
  )
}

function Due({ word, at }: Pick<StampMark, 'word' | 'at'>) {
  const words = useAllWords()
  const { stampWords } = words
  return (
    <>
      <circle cx="48" cy="48" r="40" fill="none" stroke="currentColor" strokeWidth="1.1" strokeDasharray="3 3.5" />
      <text x="48" y={at === null ? 52 : 41} fontSize="9.5" letterSpacing="0.9">
        {stampWords[word].toUpperCase()}
      </text>
      {at !== null && (
        <text className={styles.date} x="48" y="57" fontSize="13">
          {stampDate(words, at).minutes}
        </text>
      )}
    </>
  )
}

/** Shortens a name to what fits on the rim; the full name stands beside the stamp. */
function shorten(name: string): string {
  return name.length > 16 ? `${name.slice(0, 15)}…` : name
}
