// Verifying an account: what the device shows stands here too, beside the address as Initia writes it.
import { Check, TriangleAlert } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import type { Account } from '../../shared/account.ts'
import { client } from '../api.ts'
import { appOf } from '../state/appOf.ts'
import { useAsked } from '../state/useAsked.ts'
import { Address } from '../ui/Address.tsx'
import { Button } from '../ui/Button.tsx'
import { Drawer } from '../ui/Drawer.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ReadError } from '../ui/ReadError.tsx'
import { accountsWords as words } from '../words/accounts.ts'
import { resetAction, useAccountAction, verify } from './accountActions.ts'
import { DeviceBeside } from './DeviceBeside.tsx'
import styles from './accounts.module.css'

const isNeverStale = () => false

export function VerifyPanel({ account, onClose }: { account: Account; onClose: () => void }) {
  const { isRunning, error, confirmed } = useAccountAction()
  const app = appOf(account)
  const { id, address } = account
  const ask = useCallback(() => client['accounts.deviceForm']({ id }), [id])
  const onDevice = useAsked(ask, isNeverStale)
  useEffect(resetAction, [])
  return (
    <Drawer
      title={words.verifyTitle}
      label={words.verifyTitle}
      above={<b>{account.label}</b>}
      below={words.verifyLead(app)}
      onClose={onClose}
      takesFocus
    >
      <div className="form-stack">
        <ReadError error={onDevice.error} onRetry={onDevice.askAgain} />
        <dl className={styles.verifyForms}>
          <dt className="label">{words.verifyOnDevice}</dt>
          <dd>{onDevice.value !== null && <Address text={onDevice.value.text} copyLabel={words.copyShown} />}</dd>
          <dt className="label">{words.verifySameBytes}</dt>
          <dd>
            <Address text={address.bech32} copyLabel={words.copyBech32} />
          </dd>
        </dl>
        <Button kind="first" busy={isRunning ? words.verifyAsking : null} onClick={() => void verify(id)}>
          {words.verifyAsk}
        </Button>
        <output>{confirmed !== null && <Outcome isSame={confirmed.bech32 === address.bech32} />}</output>
        {error !== null && <ErrorNote error={error} />}
        <DeviceBeside app={app} accountId={id} />
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
