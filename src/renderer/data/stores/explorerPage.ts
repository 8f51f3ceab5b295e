// Builds the link to a transaction in its chain's public explorer. Nothing is requested from the explorer before the link is pressed.
import { useEffect, useState } from 'react'
import { useChain } from './chainsStore.ts'
import { useAppWindow } from '../../window.ts'

/** Returns the page's address; null without a hash, where the chain has no explorer, and until main has answered. */
export function useExplorerPage(chainId: string, hash: string | null): string | null {
  const win = useAppWindow()
  const hasExplorer = useChain(chainId)?.hasExplorer === true
  const [page, setPage] = useState<{ chainId: string; hash: string; url: string | null } | null>(null)
  useEffect(() => {
    if (!hasExplorer || hash === null) return
    const stop = new AbortController()
    win.client['chains.explorerPage']({ chainId, hash }).then(
      ({ url }) => stop.signal.aborted || setPage({ chainId, hash, url }),
      // Main makes no request for it: it fails only when main cannot be reached, which the band across the window says.
      () => undefined,
    )
    return () => stop.abort()
  }, [win, hasExplorer, chainId, hash])
  return page?.chainId === chainId && page.hash === hash ? page.url : null
}
