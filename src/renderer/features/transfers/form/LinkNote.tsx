// Says that a link filled the form, and with what; or that one was refused. Its content is untrusted and shown as plain text only.
import { Link2 } from 'lucide-react'
import type { TransferLink } from '../../../../shared/contract/transfer/transferLink.ts'
import { useChains } from '../../../data/stores/chainsStore.ts'
import { dropLink, useLink } from '../../../data/stores/linkStore.ts'
import { Button } from '../../../kit/forms/Button.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { LongUntrusted, Untrusted } from '../../../kit/text/Untrusted.tsx'
import { emptyForm } from './formStore.ts'
import styles from './transfer.module.css'
import { useAppWindow, useAllWords } from '../../../window.ts'

/** Draws the note about a link. */
export function LinkNote() {
  const { linkWords: words } = useAllWords()
  const win = useAppWindow()
  const shown = useLink((state) => state.shown)
  if (shown === null) return null
  const { link, text } = shown
  return (
    <section className={styles.linkNote} aria-label={words.label}>
      <Icon of={Link2} />
      <div className={styles.linkText}>
        <p role="status">{link === null ? words.refused : words.filled}</p>
        {link === null ? (
          <p className="small">
            <LongUntrusted text={text} />
          </p>
        ) : (
          <Said link={link} />
        )}
      </div>
      {link === null ? (
        <Button size="compact" onClick={() => dropLink(win)}>
          {words.dismiss}
        </Button>
      ) : (
        <Button size="compact" onClick={() => emptyForm(win)}>
          {words.empty}
        </Button>
      )}
    </section>
  )
}

function Said({ link }: { link: TransferLink }) {
  const { linkFieldWords, linkWords: words } = useAllWords()
  const chains = useChains((state) => state.value)
  const isUnknown = (id: string | undefined) => id !== undefined && chains !== null && chains.every((chain) => chain.id !== id)
  const unknown = [link.fromChain, link.toChain].filter(isUnknown)
  return (
    <>
      <dl className={styles.linkSaid}>
        {(Object.keys(linkFieldWords) as (keyof TransferLink)[])
          .filter((field) => link[field] !== undefined)
          .map((field) => (
            <div key={field}>
              <dt>{linkFieldWords[field]}</dt>
              <dd className="mono">
                <Untrusted text={link[field] ?? ''} />
              </dd>
            </div>
          ))}
      </dl>
      {unknown.length > 0 && <p className="small warn">{words.unknownChain}</p>}
    </>
  )
}
