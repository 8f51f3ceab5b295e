// Shows every basic component and every state of the larger ones on one page, for visual checks, screenshots and axe. Only development
// builds contain it, behind `?gallery`. Its content is invented; the names of chains are the practice network's.
import { useEffect, type ReactNode } from 'react'
import { reloadAssets, reloadChains, useChains } from '../data/stores/chainsStore.ts'
import { BaseParts } from './BaseParts.tsx'
import { ChartParts } from './ChartParts.tsx'
import { Devices } from './Devices.tsx'
import { FormParts } from './FormParts.tsx'
import styles from './gallery.module.css'
import { OfferParts } from './OfferParts.tsx'
import { Ends, UnderWay } from './Sheets.tsx'
import { TextParts } from './TextParts.tsx'
import { useAppWindow } from '../window.ts'

/** Draws the gallery. */
export function Gallery() {
  const win = useAppWindow()
  const isReady = useChains((chains) => chains.value !== null)
  useEffect(() => {
    void reloadChains(win)
    void reloadAssets(win)
  }, [win])
  return (
    <main className={styles.gallery} aria-busy={!isReady}>
      <h1>Gallery</h1>
      {isReady && (
        <>
          <Shelf name="Base">
            <BaseParts />
          </Shelf>
          <Shelf name="Forms">
            <FormParts />
          </Shelf>
          <Shelf name="Texts">
            <TextParts />
          </Shelf>
          <Shelf name="Charts">
            <ChartParts />
          </Shelf>
          <Shelf name="Device">
            <Devices />
          </Shelf>
          <Shelf name="Offers">
            <OfferParts />
          </Shelf>
          <Shelf name="Transfers under way">
            <UnderWay />
          </Shelf>
          <Shelf name="Transfers at their end">
            <Ends />
          </Shelf>
        </>
      )}
    </main>
  )
}

function Shelf({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.shelf} aria-label={name}>
      <h2>{name}</h2>
      {children}
    </section>
  )
}
