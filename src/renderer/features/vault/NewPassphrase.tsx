// Draws the two fields for a new passphrase, with how strong it is.
import { useState } from 'react'
import { MIN_PASSPHRASE } from '../../../shared/domain/passphrase.ts'
import { Field } from '../../kit/forms/Field.tsx'
import { strengthOf } from './passphraseStrength.ts'
import styles from './vault.module.css'
import { useAllWords } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'

const MAX_LENGTH = 1000

/** What is typed into the two fields. */
export interface Typed {
  passphrase: string
  again: string
}

/** Draws the fields, and the box that shows what is typed. */
export function NewPassphrase({ label, typed, onChange }: { label: string; typed: Typed; onChange: (typed: Typed) => void }) {
  const { vaultWords: words } = useAllWords()
  const [isShown, setShown] = useState(false)
  const isOther = typed.again !== '' && typed.again !== typed.passphrase
  const field = { type: isShown ? 'text' : 'password', maxLength: MAX_LENGTH }
  return (
    <>
      <div>
        <Field
          label={label}
          hint={typed.passphrase.length < MIN_PASSPHRASE ? words.passphraseHint : ''}
          {...field}
          value={typed.passphrase}
          onChange={(passphrase) => onChange({ ...typed, passphrase })}
        />
        {typed.passphrase.length >= MIN_PASSPHRASE && <StrengthLine passphrase={typed.passphrase} />}
      </div>
      <Field
        label={words.again}
        wrong={isOther ? words.differs : null}
        {...field}
        value={typed.again}
        onChange={(again) => onChange({ ...typed, again })}
      />
      <Tick label={words.show} isOn={isShown} onChange={setShown} />
    </>
  )
}

function StrengthLine({ passphrase }: { passphrase: string }) {
  const { vaultWords: words } = useAllWords()
  const strength = strengthOf(passphrase)
  return (
    <p className={`small ${styles.strength}`} data-strength={strength}>
      <span className={styles.bars} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <output>{words.strength[strength]}</output>
    </p>
  )
}

/** Returns why the new passphrase cannot be accepted yet; null when it can. */
export function missing(words: AllWords, { passphrase, again }: Typed): string | null {
  if (passphrase.length < MIN_PASSPHRASE) return words.vaultWords.tooShort
  return passphrase === again ? null : words.vaultWords.differs
}

/** Draws a box to tick with its words. */
export function Tick({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label className="tick">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  )
}
