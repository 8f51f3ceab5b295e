// Draws the two fields for a new passphrase, with how strong it is.
import { MIN_PASSPHRASE } from '../../../shared/domain/passphrase.ts'
import { PassphraseField } from '../../kit/forms/PassphraseField.tsx'
import { strengthOf } from './passphraseStrength.ts'
import styles from './vault.module.css'
import { useAllWords } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'

/** What is typed into the two fields. */
export interface Typed {
  passphrase: string
  again: string
}

/** Draws the fields. */
export function NewPassphrase({ label, typed, onChange }: { label: string; typed: Typed; onChange: (typed: Typed) => void }) {
  const { vaultWords: words } = useAllWords()
  const isOther = typed.again !== '' && typed.again !== typed.passphrase
  return (
    <>
      <div>
        <PassphraseField
          label={label}
          hint={typed.passphrase.length < MIN_PASSPHRASE ? words.passphraseHint : ''}
          value={typed.passphrase}
          onChange={(passphrase) => onChange({ ...typed, passphrase })}
        />
        {typed.passphrase.length >= MIN_PASSPHRASE && <StrengthLine passphrase={typed.passphrase} />}
      </div>
      <PassphraseField
        label={words.again}
        wrong={isOther ? words.differs : null}
        value={typed.again}
        onChange={(again) => onChange({ ...typed, again })}
      />
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
