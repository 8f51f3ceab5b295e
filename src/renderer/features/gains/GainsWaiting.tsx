// Draws the wait for the first report: which host is asked for past prices, and lines where the figures will be.
import { SkeletonRows } from '../../kit/Skeleton.tsx'
import { useAllWords } from '../../window.ts'
import { useGainsView } from './gainsStore.ts'

/** Draws the wait. */
export function GainsWaiting() {
  const { gainWords: words } = useAllWords()
  const host = useGainsView((view) => view.askedHost)
  return (
    <>
      <output>{host !== null && <p className="mid">{words.fetchingFrom(host)}</p>}</output>
      <SkeletonRows />
    </>
  )
}
