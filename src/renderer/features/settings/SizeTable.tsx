// Shows the size of the data on disk, by kind, and frees space that it does not need. Computing it reads every page of the files, so
// it waits until the table comes into view.
import { useEffect, useRef, useState } from 'react'
import type { Compacted, DataSizes } from '../../../shared/contract/settings/maintenance.ts'
import { useTask } from '../../data/useTask.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import styles from './settings.module.css'
import { useAppWindow, useAllWords } from '../../window.ts'

/** Draws the sizes. */
export function SizeTable() {
  const { maintenanceWords: words } = useAllWords()
  const win = useAppWindow()
  const [sizes, setSizes] = useState<DataSizes | null>(null)
  const reading = useTask()
  const aside = useTask()
  const [compacted, setCompacted] = useState<Compacted | null>(null)
  const compacting = useTask()
  const read = () => reading.run(async () => setSizes(await win.client['data.sizes']({})))
  const box = useSeenOnce(() => void read())
  const compact = () => compacting.run(async () => setCompacted(await win.client['data.compact']({})))
  const removeAside = async () => {
    if (await aside.run(() => win.client['data.removeAside']({}))) await read()
  }
  return (
    <div ref={box} className={styles.maintenanceBox}>
      {sizes !== null && <Table sizes={sizes} />}
      <div className={styles.maintenanceActions}>
        <Button size="compact" busy={reading.isRunning ? words.sizesReading : null} onClick={() => void read()}>
          {words.sizesAgain}
        </Button>
        {sizes?.kinds.some(({ kind }) => kind === 'setAside') === true && (
          <Button size="compact" kind="danger" busy={aside.isRunning ? words.removingAside : null} onClick={() => void removeAside()}>
            {words.removeAside}
          </Button>
        )}
        <Button size="compact" busy={compacting.isRunning ? words.compacting : null} onClick={() => void compact()}>
          {words.compact}
        </Button>
        <output className="small mid">{compacted !== null && words.compacted(compacted.before, compacted.after)}</output>
      </div>
      <p className="small dim">{words.compactLead}</p>
      {compacting.error !== null && <ErrorNote error={compacting.error} />}
      {reading.error !== null && <ErrorNote error={reading.error} />}
      {aside.error !== null && <ErrorNote error={aside.error} />}
    </div>
  )
}

/** Calls back once, as soon as the element is on screen. */
function useSeenOnce(onSeen: () => void): React.RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const isSeen = useRef(false)
  useEffect(() => {
    if (box.current === null || isSeen.current) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true || isSeen.current) return
      isSeen.current = true
      observer.disconnect()
      onSeen()
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  })
  return box
}

function Table({ sizes }: { sizes: DataSizes }) {
  const { formatBytes, maintenanceWords: words, sizeWords } = useAllWords()
  const kinds = sizes.kinds.toSorted((left, right) => right.bytes - left.bytes)
  return (
    <>
      <table className={styles.sizes} aria-label={words.sizes}>
        <tbody>
          <tr>
            <th scope="row">{words.total}</th>
            <td>{formatBytes(sizes.total)}</td>
          </tr>
          {kinds.map(({ kind, bytes }) => (
            <tr key={kind}>
              <th scope="row">{sizeWords[kind]}</th>
              <td>{formatBytes(bytes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small dim">{words.free(sizes.free)}</p>
    </>
  )
}
