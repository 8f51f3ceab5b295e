// Shows an amino-JSON document as the Cosmos app will show it, page by page; as plain text where those pages are not known.
import { Info, TriangleAlert } from 'lucide-react'
import { isPlainOnDevice } from '../../../shared/domain/messageText.ts'
import { Address } from '../../kit/text/Address.tsx'
import { CopyButton } from '../../kit/forms/CopyButton.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { cosmosPages } from './cosmosPages.ts'
import { usePracticeScreen } from './practiceStore.ts'
import styles from './signed.module.css'
import { SignedText } from './SignedText.tsx'
import type { DeviceDocument } from './screenText.ts'
import { useWords } from '../../window.ts'

const BECH32 = /^[a-z]{1,20}1[02-9ac-hj-np-z]{38,}$/

/** Draws what the Cosmos app will show of a document. */
export function SignedDocument({ document, model }: { document: DeviceDocument; model: string }) {
  const { deviceWords: words } = useWords()
  const expertMode = usePracticeScreen((state) => state.value?.expertMode ?? false)
  const known = cosmosPages(document, expertMode, model)
  if (known === null) return <SignedText document={document} model={model} />
  const isPlain = isPlainOnDevice(document.document)
  return (
    <section className={styles.signed}>
      <header className="line">
        <h3 className="label grow">{words.fieldsHead}</h3>
        <CopyButton text={document.document} label={words.copyTransaction} />
      </header>
      <ol className={styles.pages}>
        {known.pages.map(({ heading, text }, index) => (
          <li key={index}>
            <span lang="en">{heading}</span>
            {BECH32.test(text) ? <Address text={text} /> : text}
          </li>
        ))}
      </ol>
      <p className={`small ${isPlain ? 'dim' : 'warn'} ${styles.why}`}>
        <Icon of={isPlain ? Info : TriangleAlert} />
        <span>
          {isPlain ? words.whyFields : words.cutText}
          {known.isBrief && ` ${words.expertNote}`}
        </span>
      </p>
    </section>
  )
}
