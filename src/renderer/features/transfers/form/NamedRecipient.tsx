// Looks up a name such as alice.init on the L1 and hands over the address behind it.
import { useCallback, useEffect } from 'react'
import type { ResolvedName } from '../../../../shared/contract/transfer/transferContract.ts'
import { useAsked } from '../../../data/useAsked.ts'
import { ErrorNote } from '../../../kit/ErrorNote.tsx'
import { useWords, type AppWindow } from '../../../window.ts'

const isNeverStale = () => false

/** Properties of `NamedRecipient`. */
export interface NamedRecipientProps {
  /** As typed, with its ending. */
  name: string
  onFound: (found: ResolvedName) => void
}

/** Draws the lookup; a name that leads to no account says why, and can be looked up again. */
export function NamedRecipient({ name, onFound }: NamedRecipientProps) {
  const { common, transferWords: words } = useWords()
  const ask = useCallback((win: AppWindow) => win.client['transfers.resolveName']({ name }), [name])
  const { value, error, askAgain } = useAsked(ask, isNeverStale)
  useEffect(() => {
    if (value !== null) onFound(value)
  }, [value, onFound])
  if (error !== null) return <ErrorNote error={error} action={{ label: common.tryAgain, onClick: askAgain }} />
  return <output className="small dim">{words.lookingUp(name)}</output>
}
