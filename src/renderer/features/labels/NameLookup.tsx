// Looks up a name such as alice.init on the L1 where an address is asked for, and shows the address behind it in full.
import { useCallback, useEffect, useState } from 'react'
import type { ResolvedName } from '../../../shared/contract/transfer/names.ts'
import { isUsername } from '../../../shared/domain/username.ts'
import { useAsked } from '../../data/useAsked.ts'
import { ImitatedNameNote } from '../../parts/Who.tsx'
import { ChainName } from '../../parts/ChainCode.tsx'
import { Address } from '../../kit/text/Address.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { type AppWindow, useAllWords } from '../../window.ts'

const isNeverStale = () => false

/** Properties of `NameLookup`. */
export interface NameLookupProps {
  /** As typed, with its ending. */
  name: string
  onFound: (found: ResolvedName) => void
}

/** Draws the lookup; a name that leads to no account says why, and can be looked up again. Draws nothing once it is found. */
export function NameLookup({ name, onFound }: NameLookupProps) {
  const { common, labelWords: words } = useAllWords()
  const ask = useCallback((win: AppWindow) => win.client['names.resolve']({ name }), [name])
  const { value, error, askAgain } = useAsked(ask, isNeverStale)
  useEffect(() => {
    if (value !== null) onFound(value)
  }, [value, onFound])
  if (error !== null) return <ErrorNote error={error} action={{ label: common.tryAgain, onClick: askAgain }} />
  return value === null ? <output className="small dim">{words.lookingUp(name)}</output> : null
}

/** Says which chain keeps a name that was found, and whether it imitates another one. */
export function FoundName({ found: { name, chainId, address } }: { found: ResolvedName }) {
  const { labelWords: words } = useAllWords()
  return (
    <>
      <p>
        <b>{name}</b> <span className="mid">{words.namedOn}</span> <ChainName chainId={chainId} />
      </p>
      <ImitatedNameNote name={name} address={address.hex} />
    </>
  )
}

/** Draws what a typed name leads to, with the address in full; draws nothing for other text. */
export function TypedName({ typed, named }: { typed: string; named: TypedNameState }) {
  if (!isUsername(typed)) return null
  return (
    <>
      <NameLookup name={typed.trim()} onFound={named.take} />
      {named.found !== null && (
        <>
          <FoundName found={named.found} />
          <Address text={named.found.address.bech32} />
        </>
      )}
    </>
  )
}

/** What a field knows of the name typed into it. */
export interface TypedNameState {
  found: ResolvedName | null
  take: (found: ResolvedName) => void
  /** What is typed as an address: that of the name once it is found, '' for a name before that, other text as it is. */
  address: string
}

/** Resolves names typed into a field for addresses; `TypedName` asks. */
export function useTypedName(typed: string): TypedNameState {
  const [last, take] = useState<ResolvedName | null>(null)
  const isName = isUsername(typed)
  const found = isName && last?.name === typed.trim().toLowerCase() ? last : null
  return { found, take, address: isName ? (found?.address.bech32 ?? '') : typed }
}
