// Gives a stored picture an address that an <img> can show, while it is on screen.
import { useEffect, useState } from 'react'
import { useAppWindow, type AppWindow } from '../../window.ts'
import { createImageCache } from './imageCache.ts'

const images = (win: AppWindow) => createImageCache((digest) => win.readImage(digest))

/** Returns the address of a picture; undefined until it is read; null where it is not available. */
export function useImage(digest: string | null): string | null | undefined {
  const win = useAppWindow()
  const [shown, setShown] = useState<{ digest: string; url: string | null } | null>(null)
  useEffect(() => {
    if (digest === null) return
    const cache = win.part(images)
    let isGone = false
    let isHeld = false
    void cache.hold(digest).then((url) => {
      isHeld = url !== null
      if (!isGone) setShown({ digest, url })
      else if (isHeld) cache.release(digest)
    })
    return () => {
      isGone = true
      if (isHeld) cache.release(digest)
    }
  }, [win, digest])
  if (digest === null) return undefined
  // One that is kept shows at once, before it is counted.
  return shown !== null && shown.digest === digest ? shown.url : win.part(images).get(digest)
}
