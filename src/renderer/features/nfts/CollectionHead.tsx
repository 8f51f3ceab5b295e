// Draws the heading of a collection in the grid: its name, its chain, and the actions on all of it.
import { Eye, EyeOff, Image, ImageOff, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import type { ImageHosts, NftGroup } from '../../../shared/contract/history/nft.ts'
import { beginning, splitUntrusted } from '../../../shared/domain/untrusted/untrustedText.ts'
import type { AllWords } from '../../words/words.ts'
import { LabelMark } from '../labels/LabelMark.tsx'
import { Button } from '../../kit/forms/Button.tsx'
import { MoreMenu } from '../../kit/forms/MoreMenu.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { ChainName } from '../../parts/ChainCode.tsx'
import { Untrusted } from '../../kit/text/Untrusted.tsx'
import { hideCollection, setImages } from './nftStore.ts'
import styles from './nfts.module.css'
import { useAppWindow, useAllWords } from '../../window.ts'

const MAX_NAME = 80

/** Draws the heading of a collection. `isNarrow`: it stands beside others, and its actions are icons. */
export function CollectionHead({ group, isNarrow = false }: { group: NftGroup; isNarrow?: boolean }) {
  const { nftWords: words } = useAllWords()
  const { chainId, collection, count, tokenCount } = group
  const place = (
    <>
      <span className="small mid nowrap">
        <ChainName chainId={chainId} />
      </span>
      <span className="small dim nowrap">{words.ofAll(count, tokenCount)}</span>
    </>
  )
  const actions = <Actions group={group} isNarrow={isNarrow} />
  if (isNarrow)
    return (
      <div className={`${styles.head} ${styles.narrow}`}>
        <Heading group={group} />
        <span className={styles.actions}>{actions}</span>
        <span className={styles.whereabouts}>{place}</span>
      </div>
    )
  return (
    <div className={styles.head}>
      <Heading group={group} />
      <LabelMark of={{ kind: 'collection', chainId, ref: collection }} />
      {place}
      <span className="grow" />
      {actions}
    </div>
  )
}

function Heading({ group: { collection, name } }: { group: NftGroup }) {
  const { nftWords: words } = useAllWords()
  return (
    <h2 className="clip" title={name === '' ? collection : name}>
      {name === '' ? words.unnamedCollection : <Untrusted text={name} most={MAX_NAME} />}
    </h2>
  )
}

interface ActionsProps {
  group: NftGroup
  isNarrow: boolean
}

/** Draws what brings something into view as a button, and what takes it away as a menu. */
function Actions({ group, isNarrow }: ActionsProps) {
  const { nftWords: words } = useAllWords()
  const win = useAppWindow()
  const { chainId, collection, name, hasImages, isHidden } = group
  const key = { chainId, collection }
  const shown = visibleName(words, name)
  const hideImages = { name: words.switchOff, icon: ImageOff, onPick: () => void setImages(win, key, false) }
  const hideAll = { name: words.hideCollection, icon: EyeOff, onPick: () => void hideCollection(win, key, true) }
  const taking = [hasImages ? hideImages : [], isHidden ? [] : hideAll].flat()
  return (
    <>
      {!hasImages && <ImageSwitch group={group} isNarrow={isNarrow} />}
      {isHidden && (
        <WordButton
          icon={Eye}
          name={words.ofCollection(words.showCollection, shown)}
          title={words.showCollection}
          isNarrow={isNarrow}
          onClick={() => void hideCollection(win, key, false)}
        />
      )}
      {taking.length > 0 && <MoreMenu label={words.ofCollection(words.more, shown)} actions={taking} />}
    </>
  )
}

interface WordButtonProps {
  icon: LucideIcon
  /** For screen readers. */
  name: string
  title: string
  isNarrow: boolean
  onClick: () => void
}

function WordButton({ icon, name, title, isNarrow, onClick }: WordButtonProps) {
  if (isNarrow)
    return (
      <button type="button" className="icon-button" aria-label={name} title={title} onClick={onClick}>
        <Icon of={icon} size={14} />
      </button>
    )
  return (
    <Button kind="quiet" size="compact" icon={icon} label={name} onClick={onClick}>
      {title}
    </Button>
  )
}

/** Returns the name of a collection for screen readers, without its hidden characters. */
function visibleName(words: AllWords['nftWords'], name: string): string {
  const parts = splitUntrusted(beginning(name, MAX_NAME).text)
  const visible = parts.map((part) => (part.kind === 'text' ? part.text : '')).join('')
  return visible.trim() === '' ? words.unnamedCollection : visible.trim()
}

/** Switches images on after showing every host that would be asked. */
function ImageSwitch({ group, isNarrow }: ActionsProps) {
  const { chainId, collection, name } = group
  const { common, nftWords: words, privacyWords } = useAllWords()
  const win = useAppWindow()
  const [hosts, setHosts] = useState<ImageHosts | null>(null)
  const key = { chainId, collection }
  const label = words.ofCollection(words.switchOn, visibleName(words, name))
  const ask = async () => setHosts(await win.client['nfts.hosts']({ collection: key }).catch(() => []))
  return (
    <>
      {isNarrow ? (
        <WordButton icon={Image} name={label} title={words.switchOn} isNarrow onClick={() => void ask()} />
      ) : (
        <Button size="compact" icon={Image} label={label} onClick={() => void ask()}>
          {words.switchOn}
        </Button>
      )}
      <Dialog
        isOpen={hosts !== null}
        onClose={() => setHosts(null)}
        title={words.switchOnTitle}
        lead={hosts?.length === 0 ? words.switchOnInline : words.switchOnLead}
        actions={
          <>
            <Button onClick={() => setHosts(null)}>{common.cancel}</Button>
            <Button
              kind="first"
              onClick={() => {
                setHosts(null)
                void setImages(win, key, true)
              }}
            >
              {words.switchOn}
            </Button>
          </>
        }
      >
        <p>
          <b>{name === '' ? collection : <Untrusted text={name} most={MAX_NAME} />}</b>
        </p>
        <ul className="host-list">
          {hosts?.map(({ host, tokens, isGateway }) => (
            <li key={host}>
              <span className="mono">
                <Untrusted text={host} most={MAX_NAME} />
              </span>{' '}
              <span className="small dim">{privacyWords.hostTokens(tokens, isGateway)}</span>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
