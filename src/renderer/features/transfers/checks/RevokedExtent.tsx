// Draws what a permission that is revoked allowed: what its holder could do, up to which amounts, with whom, and until when.
import type { Permission } from '../../../../shared/contract/transfer/permissions.ts'
import { onlyRecipient, permissionMeaning, permissionTime } from '../../../kit/text/permissionText.ts'
import { useNow } from '../../../kit/hooks/useNow.ts'
import { useSavedName } from '../../../parts/useNames.ts'
import { Untrusted } from '../../../kit/text/Untrusted.tsx'
import { useAllWords } from '../../../window.ts'
import styles from './checks.module.css'

/** The most names of a scope that are shown: an account may have thousands granted to it. */
const MAX_NAMES = 5

/** Draws it as the chain told it. */
export function RevokedExtent({ permission }: { permission: Permission }) {
  const all = useAllWords()
  const { permissionWords: words } = all
  const now = useNow(60_000)
  const recipient = useSavedName(onlyRecipient(permission))
  const scope = 'scope' in permission ? permission.scope : null
  const names = [...new Set(scope?.names)]
  return (
    <>
      <p className="small mid">{permissionMeaning(all, permission, recipient)}</p>
      <p className={`small dim ${styles.until}`}>{permissionTime(all, permission, now)}</p>
      {scope !== null && (
        <p className="small dim">
          {words.scopes[scope.kind]}{' '}
          {names.slice(0, MAX_NAMES).map((name) => (
            <span key={name} className="mono">
              <Untrusted text={name} most={200} />{' '}
            </span>
          ))}
          {names.length > MAX_NAMES && words.andMore(names.length - MAX_NAMES)}
        </p>
      )}
    </>
  )
}
