// Draws the accounts: whose history is copied and which can sign, each address in full, in both forms where it has two.
import { ArrowUp, Eye, Pencil, Smartphone, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Account } from '../../../shared/contract/account.ts'
import { hasHexForm } from '../../../shared/domain/hexForm.ts'
import { go, useNavigation } from '../../navigation.ts'
import { reloadAccounts, useAccounts } from '../../data/stores/accountsStore.ts'
import { AccountsNav } from '../../parts/AccountsNav.tsx'
import { useTask } from '../../data/useTask.ts'
import { Address } from '../../kit/text/Address.tsx'
import { Button } from '../../kit/forms/Button.tsx'
import { MoreMenu } from '../../kit/forms/MoreMenu.tsx'
import { Empty } from '../../kit/Empty.tsx'
import { ErrorNote } from '../../kit/ErrorNote.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { ReadError } from '../../kit/ReadError.tsx'
import { ScreenHead } from '../../kit/ScreenHead.tsx'
import { SkeletonRows } from '../../kit/Skeleton.tsx'
import styles from './accounts.module.css'
import { useReadOwnNames } from '../../data/names/ownNamesStore.ts'
import { OwnName, useNamesAreOld } from './OwnName.tsx'
import { MissingNames, OwnNames } from './OwnNames.tsx'
import { RemoveDialog, RemovedNote, RenameDialog } from './AccountDialogs.tsx'
import { AccountHoldings } from './holdings/AccountHoldings.tsx'
import { reloadFacts } from './holdings/factsStore.ts'
import { ScanPanel } from './ScanPanel.tsx'
import { VerifyPanel } from './VerifyPanel.tsx'
import { WatchPanel } from './WatchPanel.tsx'
import { useAppWindow, useAllWords } from '../../window.ts'

/** What is open beside or above the list of accounts. */
export type Opened = { what: 'nothing' } | { what: 'scan' } | { what: 'watch' } | { what: 'verify' | 'rename' | 'remove'; account: Account }

/** Accounts of one's own up to which each stands with its balances by chain. */
const MAX_OPEN = 2

/** Draws the Accounts screen. */
export function AccountsScreen() {
  const { accountsWords: words } = useAllWords()
  const win = useAppWindow()
  const { value, error } = useAccounts()
  const { open: asked, accountId, chainId, address: typed = '', name } = useNavigation((place) => place.params)
  const [opened, setOpened] = useState<Opened>(() => ({ what: asked === 'watch' ? 'watch' : asked === 'ledger' ? 'scan' : 'nothing' }))
  // Opened again by the palette while the screen is shown.
  const [answered, setAnswered] = useState({ asked, typed })
  if (answered.asked !== asked || answered.typed !== typed) {
    setAnswered({ asked, typed })
    if (asked === 'watch') setOpened({ what: 'watch' })
    if (asked === 'ledger') setOpened({ what: 'scan' })
  }
  const toVerify = asked === 'verify' && opened.what === 'nothing' ? value?.find(({ id }) => id === accountId) : undefined
  const close = () => {
    setOpened({ what: 'nothing' })
    if (asked !== undefined) go(win, 'accounts')
  }
  /** What was removed here, so that it can be put back while this screen is shown. */
  const [removed, setRemoved] = useState<Account | null>(null)
  const ownCount = value?.filter(({ signer }) => signer.kind === 'ledger').length ?? 0
  const hasOldNames = useNamesAreOld()
  useReadOwnNames()
  useEffect(() => void reloadFacts(win), [win])
  return (
    <div className="split">
      <div className="scroll">
        <div className={`page ${styles.accounts}`}>
          <ScreenHead
            title={words.title}
            aside={value?.length !== 0 && <AddButtons open={setOpened} isFirst={opened.what === 'nothing'} />}
          />
          <AccountsNav />
          <ReadError error={error} onRetry={() => void reloadAccounts(win)} />
          <MissingNames />
          {removed !== null && <RemovedNote account={removed} onClose={() => setRemoved(null)} />}
          {value === null && error === null && <SkeletonRows count={3} />}
          {value?.length === 0 && <NoAccounts open={setOpened} isFirst={opened.what === 'nothing'} />}
          {value !== null && value.length > 0 && (
            <ul aria-label={words.list}>
              {value.map((account, index) => (
                <AccountLine
                  key={account.id}
                  account={account}
                  index={value.length === 1 ? null : index}
                  isOpen={value.length === 1 || (account.signer.kind === 'ledger' && ownCount <= MAX_OPEN)}
                  open={setOpened}
                  hasOldNames={hasOldNames}
                  extended={asked === 'extend' && accountId === account.id ? name : undefined}
                  onExtended={close}
                />
              ))}
            </ul>
          )}
          {value?.length === 1 && <p className={`small dim ${styles.alone}`}>{words.alone}</p>}
        </div>
      </div>
      {opened.what === 'scan' && <ScanPanel onClose={close} />}
      {opened.what === 'watch' && <WatchPanel key={typed} typed={typed} onClose={close} />}
      {opened.what === 'verify' && <VerifyPanel account={opened.account} onClose={close} />}
      {toVerify !== undefined && <VerifyPanel account={toVerify} chainId={chainId} onClose={close} />}
      {opened.what === 'rename' && <RenameDialog account={opened.account} onClose={close} />}
      {opened.what === 'remove' && <RemoveDialog account={opened.account} onRemoved={() => setRemoved(opened.account)} onClose={close} />}
    </div>
  )
}

/** Draws what a screen without accounts offers: both ways to add one, under the name by which other screens lead here. */
function NoAccounts(props: Parameters<typeof AddButtons>[0]) {
  const { accountsWords: words } = useAllWords()
  return (
    <Empty more={<AddButtons {...props} />}>
      <b>{words.addAccount}</b>
      <br />
      {words.empty}
    </Empty>
  )
}

/** Draws the buttons that add an account. `isFirst`: nothing is open beside the list, so that the main one is filled. */
function AddButtons({ open, isFirst }: { open: (opened: Opened) => void; isFirst: boolean }) {
  const { accountsWords: words } = useAllWords()
  return (
    <div className="line">
      <Button icon={Eye} onClick={() => open({ what: 'watch' })}>
        {words.watch}
      </Button>
      <Button icon={Smartphone} kind={isFirst ? 'first' : 'plain'} onClick={() => open({ what: 'scan' })}>
        {words.addLedger}
      </Button>
    </div>
  )
}

interface LineProps {
  account: Account
  /** The account's place in the list; null where it is the only one. */
  index: number | null
  /** Each chain has its line at once. */
  isOpen: boolean
  open: (opened: Opened) => void
  hasOldNames: boolean
  /** The name whose extension another screen opens. */
  extended: string | undefined
  onExtended: () => void
}

function AccountLine({ account, index, isOpen, open, hasOldNames, extended, onExtended }: LineProps) {
  const { accountsWords: words, signerText } = useAllWords()
  const win = useAppWindow()
  const { address, label, signer } = account
  const { error, run } = useTask()
  return (
    <li className="row">
      <Icon of={signer.kind === 'ledger' ? Smartphone : Eye} tone="dim" />
      <div className={styles.accountName}>
        <div className="clip" title={label}>
          <b>{label}</b>
        </div>
        <OwnName account={account} isOld={hasOldNames} />
        <div className="small dim" title={signer.kind === 'ledger' ? words.path(signer.path) : undefined}>
          {signerText(account)}
        </div>
      </div>
      <div className={styles.accountForms}>
        <span className={styles.factName}>{words.address}</span>
        <div>
          <Address text={address.bech32} copyLabel={words.copyBech32} />
          {hasHexForm(account) ? (
            <Address text={address.hex} copyLabel={words.copyHex} />
          ) : (
            <p className="small mid">{words.cosmosForms}</p>
          )}
          {error !== null && <ErrorNote error={error} />}
        </div>
      </div>
      <div className={styles.accountActions}>
        {signer.kind === 'ledger' && (
          <>
            <Button size="compact" label={words.receiveLabel(label)} onClick={() => go(win, 'receive', { accountId: account.id })}>
              {words.receive}
            </Button>
            <Button size="compact" label={words.signTextLabel(label)} onClick={() => go(win, 'messages', { accountId: account.id })}>
              {words.signText}
            </Button>
            <Button size="compact" label={words.verifyLabel(label)} onClick={() => open({ what: 'verify', account })}>
              {words.verify}
            </Button>
          </>
        )}
        <MoreMenu
          label={words.moreLabel(label)}
          actions={[
            index === null || index === 0
              ? []
              : {
                  name: words.moveUp,
                  label: words.moveUpLabel(label),
                  icon: ArrowUp,
                  onPick: () => void run(() => win.client['accounts.moveUp']({ id: account.id })),
                },
            { name: words.rename, label: words.renameLabel(label), icon: Pencil, onPick: () => open({ what: 'rename', account }) },
            { name: words.remove, label: words.removeLabel(label), icon: Trash2, onPick: () => open({ what: 'remove', account }) },
          ].flat()}
        />
      </div>
      <AccountHoldings accountId={account.id} isOpen={isOpen} />
      <OwnNames account={account} asked={extended} onAnswered={onExtended} />
    </li>
  )
}
