// Draws a chain as a port: three typed letters, with its name for screen readers and on hover.
import { useChain } from '../data/stores/chainsStore.ts'

/** Draws the letters of a chain. */
export function ChainCode({ chainId }: { chainId: string }) {
  const chain = useChain(chainId)
  const name = chain?.name ?? chainId
  const code = chain?.station ?? chainId.slice(0, 3).toUpperCase()
  return (
    <abbr className="station" title={name}>
      {code}
    </abbr>
  )
}

/** Draws the chain's name; its id where no list names it. */
export function ChainName({ chainId }: { chainId: string }) {
  return <>{useChain(chainId)?.name ?? chainId}</>
}
