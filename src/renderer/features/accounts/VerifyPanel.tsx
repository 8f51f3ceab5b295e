// Verifies an account: shows the address in the form that the device shows, beside the address as Initia writes it.
import { Check, TriangleAlert } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import type { Account, DeviceForm } from '../../../shared/contract/account.ts'
import type { LedgerApp } from '../../../shared/contract/status.ts'
import { appOf } from '../../data/stores/appOf.ts'
import { useChainNames } from '../../data/stores/chainsStore.ts'
import { useAsked } from '../../data/useAsked.ts'
import { Address } from '../../kit/text/Address.tsx'
import { Button } from '../../kit/forms/Button.tsx'
import { Choice } from '../../kit/forms/Choice.tsx'
import { Drawer } from '../../kit/Drawer.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { ReadError } from '../../kit/ReadError.tsx'
import { resetAction, useAccountAction, verify } from './accountActions.ts'
import { DeviceBeside } from './DeviceBeside.tsx'
import styles from './accounts.module.css'
import { useAppWindow, useAllWords } from '../../window.ts'

const isNeverStale = () => false

/**
 * Draws the panel that verifies an address on the device.
 * @param chainId the chain whose address is meant; absent: the account as Initia writes it
 */
export function VerifyPanel({ account, chainId, onClose }: { account: Account; chainId?: string | undefined; onClose: () => void }) {
  const { accountsWords: words } = useAllWords()
  const win = useAppWindow()
  const { isRunning, error, confirmed } = useAccountAction()
  const [chosen, setChosen] = useState<string | null>(null)
  const app = appOf(account)
  const { id, address } = account
  const ask = useCallback(() => win.client['accounts.deviceForms']({ id }), [win, id])
  const { value: forms, error: unread, askAgain } = useAsked(ask, isNeverStale)
  const form =
    forms?.find(({ prefix }) => prefix === chosen) ??
    forms?.find(({ chainIds }) => chainId !== undefined && chainIds.includes(chainId)) ??
    forms?.[0]
  useEffect(() => resetAction(win), [win])
  const choose = (prefix: string) => {
    resetAction(win)
    setChosen(prefix)
  }
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
        <ReadError error={unread} onRetry={askAgain} />
        {forms !== null && forms.length > 1 && form !== undefined && (
          <FormChoice forms={forms} value={form.prefix} isOff={isRunning} onChange={choose} />
        )}
        {form !== undefined && (
          <>
            <Forms form={form} app={app} />
            <Button kind="first" busy={isRunning ? words.verifyAsking : null} onClick={() => void verify(win, id, form.prefix)}>
              {words.verifyAsk}
            </Button>
          </>
        )}
        <output>{confirmed !== null && <Outcome isSame={confirmed.bech32 === address.bech32} />}</output>
        {error !== null && <ErrorNote error={error} />}
        <DeviceBeside app={app} accountId={id} />
      </div>
    </Drawer>
  )
}

function Outcome({ isSame }: { isSame: boolean }) {
  const { accountsWords: words } = useAllWords()
  return (
    <p className={isSame ? styles.verifyOutcome : `loss ${styles.verifyOutcome}`}>
      <Icon of={isSame ? Check : TriangleAlert} tone={isSame ? 'good' : 'loss'} />
      <span>{isSame ? words.verifySame : words.verifyDiffers}</span>
    </p>
  )
}

interface FormChoiceProps {
  forms: readonly DeviceForm[]
  value: string
  /** True while the device asks: the text must stay the one that the device shows. */
  isOff: boolean
  onChange: (prefix: string) => void
}

function FormChoice({ forms, value, isOff, onChange }: FormChoiceProps) {
  const { accountsWords: words } = useAllWords()
  const nameOf = useChainNames()
  const options = forms.map(({ prefix, chainIds }) => ({ value: prefix, label: words.verifyForm(prefix, chainIds.map(nameOf)) }))
  return (
    <div>
      <p className="label">{words.verifyWhich}</p>
      <Choice label={words.verifyWhich} options={options} value={value} onChange={onChange} isOff={isOff} />
    </div>
  )
}

/**
 * Shows the form that the device displays first; where that is a different spelling, the wanted address stands below it with the reason.
 */
function Forms({ form: { prefix, address, shown }, app }: { form: DeviceForm; app: LedgerApp }) {
  const { accountsWords: words } = useAllWords()
  return (
    <>
      <dl className={styles.verifyForms}>
        <dt className="label">{words.verifyOnDevice}</dt>
        <dd>
          <Address text={shown} copyLabel={words.copyShown} />
        </dd>
        {shown !== address && (
          <>
            <dt className="label">{words.verifySameBytes(prefix)}</dt>
            <dd>
              <Address text={address} copyLabel={words.copyForm(prefix)} />
            </dd>
          </>
        )}
      </dl>
      {app === 'Cosmos' && shown !== address && <p className="small mid">{words.verifyUnknownPrefix(prefix)}</p>}
    </>
  )
}
