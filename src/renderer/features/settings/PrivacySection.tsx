// Chooses which optional requests are allowed, each with the host that it would ask.
import { useEffect, useState } from 'react'
import { ImageChoice } from '../../parts/ImageChoice.tsx'
import { usePreferences } from '../../data/stores/appStore.ts'
import { changePrivacy, reloadPrivacy, usePrivacy, usePrivacyChange } from '../../data/stores/privacyStore.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { Field } from '../../kit/forms/Field.tsx'
import { ReadError } from '../../kit/ReadError.tsx'
import styles from './settings.module.css'
import { hideAmounts, useSettings } from './settingsStore.ts'
import { useAppWindow, useAllWords } from '../../window.ts'

/** Draws the Privacy section of Settings. */
export function PrivacySection() {
  const { privacyWords: words } = useAllWords()
  const win = useAppWindow()
  const { value, error } = usePrivacy()
  useEffect(() => void reloadPrivacy(win), [win])
  return (
    <section aria-labelledby="settings-privacy">
      <h2 id="settings-privacy" className="section-head">
        {words.title}
      </h2>
      <p>{words.lead}</p>
      <ReadError error={error} onRetry={() => void reloadPrivacy(win)} />
      {value !== null && (
        <div className={styles.choices}>
          <section aria-labelledby="privacy-amounts">
            <h3 id="privacy-amounts">{words.amounts}</h3>
            <AmountChoice />
          </section>
          <section aria-labelledby="privacy-images">
            <h3 id="privacy-images">{words.images}</h3>
            <p>{words.imagesLead}</p>
            <ImageChoice />
            {/* The key restarts the form when the gateway changes, here or in another window. */}
            <GatewayForm key={value.gateway} gateway={value.gateway} />
          </section>
          <section aria-labelledby="privacy-prices">
            <h3 id="privacy-prices">{words.prices}</h3>
            <PriceChoice isOn={value.prices} host={value.priceHost} />
          </section>
        </div>
      )}
    </section>
  )
}

function AmountChoice() {
  const { privacyWords: words } = useAllWords()
  const win = useAppWindow()
  const isHidden = usePreferences((preferences) => preferences.value?.hidesAmounts ?? false)
  const error = useSettings((settings) => settings.error)
  return (
    <>
      <label className="tick">
        <input type="checkbox" checked={isHidden} onChange={(event) => void hideAmounts(win, event.target.checked)} />
        {words.hideAmounts}
      </label>
      <p>{words.amountsLead}</p>
      {error !== null && <ErrorNote error={error} />}
    </>
  )
}

function GatewayForm({ gateway }: { gateway: string }) {
  const { privacyWords: words } = useAllWords()
  const win = useAppWindow()
  const [typed, setTyped] = useState(gateway)
  const error = usePrivacyChange((change) => change.error)
  return (
    <form
      className={styles.gateway}
      onSubmit={(event) => {
        event.preventDefault()
        void changePrivacy(win, { gateway: typed })
      }}
    >
      <Field label={words.gateway} hint={words.gatewayHint} value={typed} maxLength={200} isMono onChange={setTyped} />
      {typed.trim() !== gateway && <Button type="submit">{words.saveGateway}</Button>}
      {error !== null && <ErrorNote error={error} />}
    </form>
  )
}

function PriceChoice({ isOn, host }: { isOn: boolean; host: string | null }) {
  const { privacyWords: words } = useAllWords()
  const win = useAppWindow()
  if (host === null) return <p>{words.noPriceHost}</p>
  return (
    <>
      <label className="tick">
        <input type="checkbox" checked={isOn} onChange={(event) => void changePrivacy(win, { prices: event.target.checked })} />
        {words.getPrices}
      </label>
      <p>{words.pricesLead(host)}</p>
      {!isOn && <p className="small dim">{words.pricesOff}</p>}
    </>
  )
}
