// Draws what a revocation is of, for the review and for the sheet.
import type { Quote } from '../../../../shared/contract/transfer/route.ts'
import { Address } from '../../../kit/text/Address.tsx'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import { useAllWords } from '../../../window.ts'
import { knownMessage, revokedName } from '../../../words/grants.ts'

/** Draws what a revocation is of: a contract by its address, a message by its type where no words name it. */
export function RevokedThing({ quote }: { quote: Quote }) {
  const words = useAllWords()
  const { denom } = quote.from
  return (
    <>
      <p>
        <Untrusted text={revokedName(words, quote)} />
      </p>
      {quote.revokes === 'grant' && knownMessage(words, denom) === null && (
        <p className="mono small dim">
          <Untrusted text={denom} />
        </p>
      )}
      {(quote.revokes === 'token' || quote.revokes === 'operator') && <Address text={denom.replace(/^evm\//, '0x')} />}
    </>
  )
}
