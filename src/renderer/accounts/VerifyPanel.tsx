// Verifying an account: the device shows its 0x form, both forms stand here side by side.
import { Check, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import type { Account } from '../../shared/account.ts'
import { Address } from '../ui/Address.tsx'
import { Button } from '../ui/Button.tsx'
import { Drawer } from '../ui/Drawer.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Icon } from '../ui/Icon.tsx'
import { accountsWords as words } from '../words/accounts.ts'
import { resetAction, useAccountAction, verify } from './accountActions.ts'
import { DeviceBeside } from './DeviceBeside.tsx'
import styles from './accounts.module.css'

export function VerifyPanel({ account, onClose }: { account: Account; onClose: () => void }) {
  const { isRunning, error, confirmed } = useAccountAction()
  useEffect(resetAction, [])
  return (
    <Drawer
      title={words.verifyTitle}
      label={words.verifyTitle}
      above={<b>{account.label}</b>}
      below={words.verifyLead}
      onClose={onClose}
      takesFocus
    >
      <div className="form-stack">
        <dl className={styles.verifyForms}>
          <dt className="label">{words.verifyOnDevice}</dt>
          <dd>
            <Address text={account.address.hex} copyLabel={words.copyHex} />
          </dd>
          <dt className="label">{words.verifySameBytes}</dt>
          <dd>
            <Address text={account.address.bech32} copyLabel={words.copyBech32} />
          </dd>
        </dl>
        <Button kind="first" busy={isRunning ? words.verifyAsking : null} onClick={() => void verify(account.id)}>
          {words.verifyAsk}
        </Button>
        <output>
          {confirmed !== null && <Outcome isSame={confirmed.hex === account.address.hex && confirmed.bech32 === account.address.bech32} />}
        </output>
        {error !== null && <ErrorNote error={error} />}
        <DeviceBeside />
      </div>
    </Drawer>
  )
}

function Outcome({ isSame }: { isSame: boolean }) {
  return (
    <p className={isSame ? styles.verifyOutcome : `loss ${styles.verifyOutcome}`}>
      <Icon of={isSame ? Check : TriangleAlert} tone={isSame ? 'good' : 'loss'} />
      <span>{isSame ? words.verifySame : words.verifyDiffers}</span>
    </p>
  )
}
