// Asks whether images of NFTs are fetched, and names every host that is, or would be, asked. In Settings and on the NFT screen.
import { useEffect, useId } from 'react'
import type { ImageChoice as Choice } from '../../shared/contract/settings/privacy.ts'
import { Untrusted } from '../kit/text/Untrusted.tsx'
import { changePrivacy, reloadImageHosts, useImageHosts, usePrivacy } from '../data/stores/privacyStore.ts'
import { useAppWindow, useAllWords } from '../window.ts'

const CHOICES: readonly Choice[] = ['off', 'chosen', 'all']
const SHOWN_HOSTS = 12

/** Draws the choice about images. */
export function ImageChoice() {
  const { imageChoiceWords, privacyWords: words } = useAllWords()
  const win = useAppWindow()
  const chosen = usePrivacy((privacy) => privacy.value?.images)
  const name = useId()
  useEffect(() => void reloadImageHosts(win), [win])
  return (
    <>
      <div role="radiogroup" aria-label={words.images}>
        {CHOICES.map((choice) => (
          <label key={choice} className="choice-line">
            <input
              type="radio"
              name={name}
              checked={chosen === choice}
              disabled={chosen === undefined}
              onChange={() => void changePrivacy(win, { images: choice })}
            />
            <b>{imageChoiceWords[choice].name}</b>
            <span className="mid">{imageChoiceWords[choice].means}</span>
          </label>
        ))}
      </div>
      <Hosts isAsked={chosen !== 'off'} />
    </>
  )
}

function Hosts({ isAsked }: { isAsked: boolean }) {
  const { privacyWords: words } = useAllWords()
  const hosts = useImageHosts((state) => state.value)
  if (hosts === null) return null
  if (hosts.length === 0) return <p className="small dim">{words.noHosts}</p>
  return (
    <div className="hosts small">
      <p className="dim">{isAsked ? words.asked : words.wouldAsk}</p>
      <ul className="host-list">
        {hosts.slice(0, SHOWN_HOSTS).map(({ host, tokens, isGateway }) => (
          <li key={host}>
            <span className="mono">
              <Untrusted text={host} most={80} />
            </span>{' '}
            <span className="dim">{words.hostTokens(tokens, isGateway)}</span>
          </li>
        ))}
        {hosts.length > SHOWN_HOSTS && <li className="dim">{words.moreHosts(hosts.length - SHOWN_HOSTS)}</li>}
      </ul>
    </div>
  )
}
