// The page of a transaction in its chain's public explorer, for a link. Nothing is asked of the explorer before it is pressed.
import { useEffect, useState } from 'react'
import { client } from '../api.ts'
import { useChain } from './chainsStore.ts'

/** The page's address; null without a hash, where the chain names no explorer, and until main has answered. */
export function useExplorerPage(chainId: string, hash: string | null): string | null {
  const hasExplorer = useChain(chainId)?.hasExplorer === true
  const [page, setPage] = useState<{ chainId: string; hash: string; url: string | null } | null>(null)
  useEffect(() => {
    if (!hasExplorer || hash === null) return
    const stop = new AbortController()
    client['chains.explorerPage']({ chainId, hash }).then(
      ({ url }) => stop.signal.aborted || setPage({ chainId, hash, url }),
      // Main has nobody to ask for it: it fails only when main cannot be reached, which the band across the window says.
      () => undefined,
    )
    return () => stop.abort()
  }, [hasExplorer, chainId, hash])
  return page?.chainId === chainId && page.hash === hash ? page.url : null
}
