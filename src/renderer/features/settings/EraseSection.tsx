// Erases one account, or all data of the network. Says before what cannot be restored.
import { Eye, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { Account } from '../../../shared/contract/account.ts'
import type { Erased } from '../../../shared/contract/settings/maintenance.ts'
import { useAccounts } from '../../data/stores/accountsStore.ts'
import { useApp } from '../../data/stores/appStore.ts'
import { useTask } from '../../data/useTask.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { Field } from '../../kit/forms/Field.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { ShortAddress } from '../../kit/text/Address.tsx'
import { BackupFirst } from './BackupSection.tsx'
import styles from './settings.module.css'
import { useAppWindow, useAllWords } from '../../window.ts'

/** Draws the last section of Settings: what cannot be undone. */
export function EraseSection() {
  const { maintenanceWords: words, sectionNames } = useAllWords()
  return (
    <section aria-labelledby="settings-erase" className={styles.danger}>
      <h2 id="settings-erase" className="section-head">
        {sectionNames.erase}
      </h2>
      <p>{words.eraseLead}</p>
      <EraseBox />
    </section>
  )
}

/** Draws the choice of what to erase. */
function EraseBox() {
  const { maintenanceWords: words } = useAllWords()
  const accounts = useAccounts((state) => state.value) ?? []
  const [account, setAccount] = useState<Account | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const [isAll, setAll] = useState(false)
  const [erased, setErased] = useState<{ label: string; counts: Erased } | null>(null)
  const [only, another] = accounts
  return (
    <div className={styles.maintenanceBox}>
      <div className={styles.maintenanceActions}>
        {only !== undefined && (
          <Button onClick={() => (another === undefined ? setAccount(only) : setChoosing(true))}>{words.eraseAccount}</Button>
        )}
        <Button kind="danger" onClick={() => setAll(true)}>
          {words.eraseAll}
        </Button>
        <output className="small mid">{erased !== null && words.erased(erased.label, erased.counts)}</output>
      </div>
      {isChoosing && (
        <WhichAccount
          accounts={accounts}
          onClose={() => setChoosing(false)}
          onChosen={(chosen) => {
            setChoosing(false)
            setAccount(chosen)
          }}
        />
      )}
      {account !== null && (
        <EraseAccount
          account={account}
          onClose={() => setAccount(null)}
          onErased={(counts) => setErased({ label: account.label, counts })}
        />
      )}
      {isAll && <EraseAll onClose={() => setAll(false)} />}
    </div>
  )
}

interface WhichAccountProps {
  accounts: readonly Account[]
  onChosen: (account: Account) => void
  onClose: () => void
}

/** Asks which of several accounts to erase. */
function WhichAccount({ accounts, onChosen, onClose }: WhichAccountProps) {
  const { common, maintenanceWords: words } = useAllWords()
  return (
    <Dialog isOpen onClose={onClose} title={words.eraseWhich} actions={<Button onClick={onClose}>{common.cancel}</Button>}>
      <ul aria-label={words.eraseWhich} className={styles.which}>
        {accounts.map((account) => (
          <li key={account.id}>
            <button type="button" className="row pressable bleed" onClick={() => onChosen(account)}>
              <Icon of={account.signer.kind === 'ledger' ? Smartphone : Eye} tone="dim" />
              <b className="clip">{account.label}</b>
              <span className="dim">
                <ShortAddress text={account.address.bech32} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

interface EraseAccountProps {
  account: Account
  onClose: () => void
  onErased: (erased: Erased) => void
}

function EraseAccount({ account, onClose, onErased }: EraseAccountProps) {
  const { maintenanceWords: words } = useAllWords()
  const win = useAppWindow()
  const [withLabels, setWithLabels] = useState(false)
  const { isRunning, error, run } = useTask()
  const erase = async () => {
    const isDone = await run(async () => onErased(await win.client['data.eraseAccount']({ accountId: account.id, withLabels })))
    if (isDone) onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.eraseAccountTitle(account.label)}
      lead={words.eraseAccountLead}
      actions={<Decide isRunning={isRunning} off={null} onErase={() => void erase()} onKeep={onClose} />}
    >
      <p className="mid">{words.eraseAccountNotBack}</p>
      <BackupFirst />
      <label className="tick">
        <input type="checkbox" checked={withLabels} onChange={(event) => setWithLabels(event.target.checked)} />
        {words.withLabels}
      </label>
      {error !== null && <ErrorNote error={error} />}
    </Dialog>
  )
}

const WORD = 'erase'

function EraseAll({ onClose }: { onClose: () => void }) {
  const { maintenanceWords: words, networkTitles } = useAllWords()
  const win = useAppWindow()
  const network = useApp((app) => (app.value === null ? '' : networkTitles[app.value.network.kind]))
  const [typed, setTyped] = useState('')
  const { isRunning, error, run } = useTask()
  const isMeant = typed.trim().toLowerCase() === WORD
  const erase = async () => {
    if (await run(() => win.client['data.eraseAll']({ confirmation: WORD }))) onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.eraseAllTitle(network)}
      lead={words.eraseAllLead}
      actions={<Decide isRunning={isRunning} off={isMeant ? null : words.eraseAllMissing} onErase={() => void erase()} onKeep={onClose} />}
    >
      <p className="mid">{words.eraseAllNotBack}</p>
      <BackupFirst />
      <Field label={words.eraseAllWord} value={typed} onChange={setTyped} />
      {error !== null && <ErrorNote error={error} />}
    </Dialog>
  )
}

/** Draws the decision. Keep is the filled button, since it is the safe one. */
function Decide({ isRunning, off, onErase, onKeep }: { isRunning: boolean; off: string | null; onErase: () => void; onKeep: () => void }) {
  const { maintenanceWords: words } = useAllWords()
  return (
    <>
      <Button kind="danger" off={off} busy={isRunning ? words.erasing : null} onClick={onErase}>
        {words.eraseDo}
      </Button>
      <Button kind="first" onClick={onKeep}>
        {words.keep}
      </Button>
    </>
  )
}
