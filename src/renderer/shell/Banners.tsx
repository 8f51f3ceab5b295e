// Draws the banners, lines across the window that must be visible on every screen: an emulated device, play money, and a core that does not
// answer; and the strips above a screen: the guide, a kept draft, what the Ledger asks.
import { FlaskConical, FolderX, Unplug, Wrench } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useApp } from '../data/stores/appStore.ts'
import { useGuide } from '../data/stores/guideStore.ts'
import { useKeptDraft } from '../data/transfers/keptDraft.ts'
import { useTransfers } from '../data/transfers/transfersStore.ts'
import { isUnsent } from '../data/transfers/unsent.ts'
import { Icon } from '../kit/Icon.tsx'
import { TroubleSwitch } from '../features/devices/trouble/TroubleSwitch.tsx'
import { useConnection, useWords } from '../window.ts'

const GuideStrip = lazy(async () => ({ default: (await import('./GuideStrip.tsx')).GuideStrip }))
const AskingStrip = lazy(async () => ({ default: (await import('./AskingStrip.tsx')).AskingStrip }))
const UnsentStrip = lazy(async () => ({ default: (await import('./UnsentStrip.tsx')).UnsentStrip }))
const KeptDraftStrip = lazy(async () => ({ default: (await import('./KeptDraftStrip.tsx')).KeptDraftStrip }))

/** Draws the banners. `isQuiet` before a network was chosen: nothing on screen could be mistaken for money then. */
export function Banners({ isQuiet = false }: { isQuiet?: boolean }) {
  const { shellWords } = useWords()
  const isPractice = useApp((app) => app.value?.network.kind === 'practice')
  const lostFolder = useApp((app) => (app.value?.isFolderLost === true ? app.value.dataFolder : null))
  const emulatedLedger = useApp((app) => app.value?.emulatedLedger ?? null)
  const connection = useConnection((state) => state.state)
  return (
    <section className="bands" aria-label={shellWords.bands}>
      {emulatedLedger !== null && (
        <div className="band" role="note">
          <span>
            <Icon of={Wrench} size={14} />
            {shellWords.emulatedBand(emulatedLedger)}
          </span>
        </div>
      )}
      {isPractice && !isQuiet && (
        <div className="band" role="note">
          <span>
            <Icon of={FlaskConical} size={14} />
            {shellWords.practiceBand}
          </span>
          {emulatedLedger === null && (
            <Suspense>
              <TroubleSwitch />
            </Suspense>
          )}
        </div>
      )}
      {lostFolder !== null && (
        <div className="band" role="alert">
          <span>
            <Icon of={FolderX} size={14} />
            {shellWords.folderLost(lostFolder)}
          </span>
        </div>
      )}
      <output>
        {connection !== 'open' && (
          <div className="band plain">
            <span>
              <Icon of={Unplug} size={14} />
              {connection === 'lost' ? <LostText /> : shellWords.refused}
            </span>
          </div>
        )}
      </output>
    </section>
  )
}

/** Draws what comes and goes in the column of the screen, so that the sidebar stays where the pointer is. */
export function Strips() {
  const isGuided = useGuide((guide) => guide.since !== null)
  const hasKept = useKeptDraft((kept) => kept.id !== null)
  const isAsked = useTransfers(({ value }) => value?.some(({ running }) => running === 'sign') ?? false)
  const hasUnsent = useTransfers(({ value }) => value?.some(isUnsent) ?? false)
  return (
    <div className="strips">
      {isGuided && (
        <Suspense>
          <GuideStrip />
        </Suspense>
      )}
      {isAsked && (
        <Suspense>
          <AskingStrip />
        </Suspense>
      )}
      {hasUnsent && (
        <Suspense>
          <UnsentStrip />
        </Suspense>
      )}
      {hasKept && (
        <Suspense>
          <KeptDraftStrip />
        </Suspense>
      )}
    </div>
  )
}

/** A core that is restarted answers again within this time; one that was closed gets a new address. */
const LOST_FOR_LONG_MS = 15_000

/** Says that the connection is being opened again, and after a while what the user can do. */
function LostText() {
  const { shellWords } = useWords()
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LOST_FOR_LONG_MS)
    return () => clearTimeout(timer)
  }, [])
  return isLong ? shellWords.lostForLong : shellWords.lost
}
