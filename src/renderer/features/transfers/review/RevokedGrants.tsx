// Draws the permissions that one signature revokes: each holder in full, with what it may no longer do.
import type { Revocation } from '../../../../shared/domain/transfer/revocations.ts'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import { FullAddress } from '../../../parts/Who.tsx'
import { useAllWords } from '../../../window.ts'
import { knownMessage, revocationName } from '../../../words/grants.ts'

/** Draws the holders. */
export function RevokedGrants({ grants }: { grants: readonly Revocation[] }) {
  const all = useAllWords()
  const { actionWords: words } = all
  return [...Map.groupBy(grants, ({ grantee }) => grantee)].map(([grantee, own]) => (
    <div key={grantee}>
      <FullAddress address={grantee} copyLabel={words.copyHolder} />
      <ul>
        {own.map(({ message }) => (
          <li key={message ?? ''}>
            <b>
              <Untrusted text={revocationName(all, message)} />
            </b>{' '}
            {message !== null && knownMessage(all, message) === null && (
              <span className="mono small dim">
                <Untrusted text={message} most={200} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  ))
}
