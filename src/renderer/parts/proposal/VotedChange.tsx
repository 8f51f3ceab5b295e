// Says in the review of a vote what its proposal does when it passes, as the chain has it now.
import { useCallback } from 'react'
import { useAsked } from '../../data/useAsked.ts'
import { ChangeLine } from './ChangeLine.tsx'
import { useAllWords, type AppWindow } from '../../window.ts'

const isNever = () => false

/** Properties of `VotedChange`. */
export interface VotedChangeProps {
  accountId: string
  chainId: string
  /** Its number on the chain. */
  proposal: string
}

/** Draws the line, or says that it is being read or could not be. */
export function VotedChange({ accountId, chainId, proposal }: VotedChangeProps) {
  const { actionWords: words, common } = useAllWords()
  const ask = useCallback((win: AppWindow) => win.client['governance.list']({ accountId }), [accountId])
  const { value, isAsking } = useAsked(ask, isNever)
  const chain = value?.chains.find((one) => one.chainId === chainId)
  const found = chain?.proposals.find(({ id }) => id === proposal)
  if (found !== undefined) return <ChangeLine chainId={chainId} messages={found.messages} />
  return <p className="small dim">{isAsking ? common.waiting : words.changeUnread}</p>
}
