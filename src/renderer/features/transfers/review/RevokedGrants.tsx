// Draws the permissions that one signature revokes: each holder in full, with what it may no longer do, and what that allowed.
import type { Permission } from '../../../../shared/contract/transfer/permissions.ts'
import { isRevokedBy, type Revocation } from '../../../../shared/domain/transfer/revocations.ts'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import { FullAddress } from '../../../parts/Who.tsx'
import { RevokedExtent } from '../checks/RevokedExtent.tsx'
import { useAllWords } from '../../../window.ts'
import { knownMessage, revocationName } from '../../../words/grants.ts'

/** Properties of `RevokedGrants`. */
export interface RevokedGrantsProps {
  grants: readonly Revocation[]
  /** What they allow, as far as their chain told; empty once they are revoked. */
  revoked: readonly Permission[]
}

/** Draws the holders. */
export function RevokedGrants({ grants, revoked }: RevokedGrantsProps) {
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
            <Extent grant={{ grantee, message }} revoked={revoked} />
          </li>
        ))}
      </ul>
    </div>
  ))
}

/** Draws what one of them allows; nothing where its chain did not tell. */
function Extent({ grant, revoked }: { grant: Revocation; revoked: readonly Permission[] }) {
  const own = revoked.find((one) => isRevokedBy(grant, one))
  return own === undefined ? null : <RevokedExtent permission={own} />
}
