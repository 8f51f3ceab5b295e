// Replaces what has crashed: explains it, offers ways to continue, and a bundle for support.
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '../kit/forms/Button.tsx'
import { Untrusted } from '../kit/text/Untrusted.tsx'
import styles from './crash.module.css'
import { useConnection, useWords } from '../window.ts'

const BundleBox = lazy(async () => ({ default: (await import('../features/maintenance/BundleBox.tsx')).BundleBox }))

/** Properties of `CrashPage`. */
export interface CrashPageProps {
  of: 'screen' | 'window'
  error: unknown
  /** The error is in the log. */
  isNoted: boolean
  /** Draws the crashed part again. */
  onGoOn: () => void
}

const MAX_MESSAGE = 300

/** Draws the crash page. */
export function CrashPage({ of, error, isNoted, onGoOn }: CrashPageProps) {
  const { bundleWords, crashWords: words, shellWords } = useWords()
  // Without Waybill nothing can be loaded, and no bundle can be made.
  const isReached = useConnection(({ state }) => state === 'open')
  const [isBundle, setBundle] = useState(false)
  const isMissing = isMissingPart(error)
  const title = useRef<HTMLHeadingElement>(null)
  // The element that had the focus is gone with the crashed part.
  useEffect(() => title.current?.focus(), [])
  const page = (
    <div className={`page ${styles.crash}`}>
      <div role="alert">
        <h1 ref={title} tabIndex={-1}>
          {isMissing ? words.missing.title : words[of].title}
        </h1>
        <p className="lead">{isMissing ? (isReached ? words.missing.lead : shellWords.lostForLong) : words[of].lead}</p>
      </div>
      <p className="mid">{words.harmless}</p>
      <div className={styles.ways}>
        {!isMissing && (
          <Button kind="first" onClick={onGoOn}>
            {words.goOn}
          </Button>
        )}
        {/* The place is stored and survives the reload, which also loads a missing part. */}
        {isReached && (
          <Button kind={isMissing ? 'first' : 'plain'} onClick={() => window.location.reload()}>
            {words.reload}
          </Button>
        )}
        {isReached && !isBundle && <Button onClick={() => setBundle(true)}>{words.bundle}</Button>}
      </div>
      <dl className={`facts ${styles.facts}`}>
        <dt>{words.said}</dt>
        <dd className="mono small">
          <Untrusted text={String(error)} most={MAX_MESSAGE} />
        </dd>
        {isReached && (
          <>
            <dt>{words.log}</dt>
            <dd>{isNoted ? words.noted : words.notNoted}</dd>
          </>
        )}
      </dl>
      {isBundle && (
        <section aria-labelledby="crash-bundle">
          <h2 id="crash-bundle" className="section-head">
            {bundleWords.title}
          </h2>
          <Suspense>
            <BundleBox />
          </Suspense>
        </section>
      )}
    </div>
  )
  return of === 'screen' ? <div className="scroll">{page}</div> : <main className={styles.window}>{page}</main>
}

/** Recognises the errors that browsers and the bundler's loader raise when a part of this page could not be fetched. */
function isMissingPart(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|module script failed|importing a module|^Unable to preload/i.test(error.message)
  )
}
