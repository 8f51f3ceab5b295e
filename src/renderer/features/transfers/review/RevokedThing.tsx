// Draws what a revocation is of, for the review and for the sheet.
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import { Address } from '../../../kit/text/Address.tsx'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import { RevokedExtent } from '../checks/RevokedExtent.tsx'
import { useAllWords } from '../../../window.ts'
import { knownMessage, revokedMeaning, revokedName } from '../../../words/grants.ts'

/** Properties of `RevokedThing`. */
export interface RevokedThingProps {
  quote: Quote
  /** It is not revoked yet: what its holder can do is said too, how much and until when. */
  saysMeaning?: boolean
}

/** Draws what a revocation is of: a contract by its address, a message by its type where no words name it. */
export function RevokedThing({ quote, saysMeaning = false }: RevokedThingProps) {
  const words = useAllWords()
  const [revoked] = quote.revoked
  const meaning = saysMeaning && revoked === undefined ? revokedMeaning(words, quote) : null
  const { denom } = quote.from
  return (
    <>
      <p>
        <Untrusted text={revokedName(words, quote)} />
      </p>
      {meaning !== null && <p className="small mid">{meaning}</p>}
      {saysMeaning && revoked !== undefined && <RevokedExtent permission={revoked} />}
      {quote.revokes === 'grant' && knownMessage(words, denom) === null && (
        <p className="mono small dim">
          <Untrusted text={denom} />
        </p>
      )}
      {(quote.revokes === 'token' || quote.revokes === 'operator') && <Address text={denom.replace(/^evm\//, '0x')} />}
    </>
  )
}
