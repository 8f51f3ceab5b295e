// A chain as a port: three typed letters, its name for readers and on hover.
import { useChain } from '../data/stores/chainsStore.ts'

export function Station({ chainId }: { chainId: string }) {
  const chain = useChain(chainId)
  const name = chain?.name ?? chainId
  const code = chain?.station ?? chainId.slice(0, 3).toUpperCase()
  return (
    <abbr className="station" title={name}>
      {code}
    </abbr>
  )
}

/** The chain's name; its id where no list names it. */
export function ChainName({ chainId }: { chainId: string }) {
  return <>{useChain(chainId)?.name ?? chainId}</>
}
