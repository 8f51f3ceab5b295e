// Gives a stored picture an address that an <img> can show, while it is on screen.
import { useEffect, useState } from 'react'
import { useAppWindow } from '../window.ts'

/** Returns the address of a picture; undefined until it is read; null where it is not available. */
export function useImage(digest: string | null): string | null | undefined {
  const win = useAppWindow()
  const [shown, setShown] = useState<{ digest: string; url: string | null } | null>(null)
  useEffect(() => {
    if (digest === null) return
    let url: string | null = null
    let isGone = false
    void win.readImage(digest).then((blob) => {
      if (isGone) return
      url = blob === null ? null : URL.createObjectURL(blob)
      setShown({ digest, url })
    })
    return () => {
      isGone = true
      if (url !== null) URL.revokeObjectURL(url)
    }
  }, [win, digest])
  return shown !== null && shown.digest === digest ? shown.url : undefined
}
