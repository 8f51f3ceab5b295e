// Draws the form: boxes 1 and 2 at the left, route and cost at the right. All its data is kept fresh while it is open.
import { Compass } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import type { TransferWay } from '../../../location.ts'
import { go, useNavigation } from '../../../navigation.ts'
import { useAccounts } from '../../../data/stores/accountsStore.ts'
import { useApp } from '../../../data/stores/appStore.ts'
import { assetsStore, useAssets, useChains } from '../../../data/stores/chainsStore.ts'
import { startGuide, useGuide } from '../../../data/stores/guideStore.ts'
import { useLink } from '../../../data/stores/linkStore.ts'
import { useTransfers, transfersStore } from '../../../data/transfers/transfersStore.ts'
import { Button } from '../../../kit/forms/Button.tsx'
import { Empty } from '../../../kit/Empty.tsx'
import { Freshness } from '../../../kit/text/Freshness.tsx'
import { ReadError } from '../../../kit/ReadError.tsx'
import { ScreenHead } from '../../../kit/ScreenHead.tsx'
import { Segmented } from '../../../kit/forms/Segmented.tsx'
import { useNow } from '../../../kit/hooks/useNow.ts'
import { AgainList } from './AgainList.tsx'
import { fillGaps, formOn, heldInstead, type Known } from './defaults.ts'
import { AMOUNT_ID } from './form.ts'
import { TransferFields } from './TransferFields.tsx'
import { DraftNote } from './DraftNote.tsx'
import { LinkNote } from './LinkNote.tsx'
import { RouteSheet } from '../offers/RouteSheet.tsx'
import styles from './transfer.module.css'
import { editForm, fillFrom, fillFromLink, formStore, reloadBalances, startWith, useBalances, useForm } from './formStore.ts'
import { isUndecided, openingWay, openWays, wayOf } from './ways.ts'
import { startAmount, startSend, suggestDestination, takeWay } from './startForm.ts'
import { useQuote } from '../offers/useQuote.ts'
import { useBalance, useSurroundings } from './useSurroundings.ts'
import { useAllWords, useAppWindow } from '../../../window.ts'

/** Draws the transfer form. */
export function TransferForm() {
  const { transferWords: words } = useAllWords()
  const win = useAppWindow()
  useWindowCommands()
  useLinkTaken()
  const known = useKnown()
  useGapsFilled(known)
  useWayTaken(known)
  const isOpening = useIsOpening(known)
  const now = useNow(1000)
  const { around, request } = useSurroundings()
  useQuote(request, around.balance, now)
  const problem = useBalances((state) => state.error)
  const hasNoAccount = useAccounts((accounts) => accounts.value?.length === 0)
  return (
    <div className="scroll">
      <div className={`page ${styles.page}`}>
        <ScreenHead title={words.title} aside={<BalanceAge now={now} />}>
          <WayChoice known={known} />
          <GuideButton />
        </ScreenHead>
        <ReadError error={problem} onRetry={() => void reloadBalances(win)} />
        <LinkNote />
        <DraftNote />
        {hasNoAccount ? (
          <NoAccount />
        ) : (
          <div className={styles.form}>
            <TransferFields around={around} isOpening={isOpening} />
            <RouteSheet around={around} now={now} />
            <AgainList />
          </div>
        )}
      </div>
    </div>
  )
}

/** Draws the button of the guide on the practice network, unless the guide is on already. */
function GuideButton() {
  const { guideWords } = useAllWords()
  const win = useAppWindow()
  const isPractice = useApp((app) => app.value?.network.kind === 'practice')
  const isGuided = useGuide((guide) => guide.since !== null)
  if (!isPractice || isGuided) return null
  return (
    <Button kind="quiet" size="compact" icon={Compass} onClick={() => startGuide(win)}>
      {guideWords.begin}
    </Button>
  )
}

function NoAccount() {
  const { transferWords: words } = useAllWords()
  const win = useAppWindow()
  return <Empty action={{ label: words.addAccount, onClick: () => go(win, 'accounts') }}>{words.noAccount}</Empty>
}

function BalanceAge({ now }: { now: number }) {
  const { balanceAge } = useAllWords()
  const from = useForm((state) => state.form.from)
  const balance = useBalance(from)
  if (balance === null || balance.readAt === null) return null
  return <Freshness tone="good">{balanceAge(balance.readAt, now)}</Freshness>
}

/** Applies the parameters with which another screen opened the form. */
function useWindowCommands(): void {
  const win = useAppWindow()
  const { accountId, chainId, denom, copyOf, address, amount, toChainId } = useNavigation((place) => place.params)
  const isListed = useTransfers((state) => state.value?.some((view) => view.transfer.id === copyOf) === true)
  useEffect(() => {
    const copied = win
      .part(transfersStore)
      .getState()
      .value?.find((view) => view.transfer.id === copyOf)
    if (isListed && copied !== undefined) fillFrom(win, copied.transfer)
    if (address !== undefined) startSend(win, address)
    if (amount !== undefined) startAmount(win, amount)
    if (accountId !== undefined) editForm(win, { accountId })
    if (chainId === undefined || denom === undefined) return
    // A copy keeps its destination, unless only the source differs.
    const to = toChainId === undefined ? null : formOn(win.part(assetsStore).getState().value ?? [], { chainId, denom }, toChainId)
    void startWith(win, { chainId, denom }, copyOf === undefined ? { to, recipient: null } : {})
  }, [win, isListed, copyOf, accountId, chainId, denom, address, amount, toChainId])
}

/** Applies the values of a link. */
function useLinkTaken(): void {
  const win = useAppWindow()
  const link = useLink((state) => state.fresh)
  useEffect(() => {
    if (link !== null) fillFromLink(win, link)
  }, [win, link])
}

/** Returns what the form's choices are filled from; null until all of it is read. */
function useKnown(): Known | null {
  const accounts = useAccounts((state) => state.value)
  const assets = useAssets((state) => state.value)
  const chains = useChains((state) => state.value)
  const portfolio = useBalances((state) => state.value)
  return useMemo(
    () => (accounts === null || assets === null || chains === null || portfolio === null ? null : { accounts, assets, chains, portfolio }),
    [accounts, assets, chains, portfolio],
  )
}

/** Fills open choices from what is known, as soon as it is. */
function useGapsFilled(known: Known | null): void {
  const win = useAppWindow()
  const form = useForm((state) => state.form)
  const needsAccount = useForm((state) => state.needsAccount)
  const isLinkComing = useLink((state) => state.fresh !== null)
  useEffect(() => void reloadBalances(win), [win])
  useEffect(() => {
    if (known === null || needsAccount || isLinkComing) return
    // As it is now: what another screen has asked for may have been filled in since this was drawn.
    const changes = fillGaps(win.part(formStore).getState().form, known)
    if (Object.keys(changes).length > 0) editForm(win, changes)
  }, [win, form, needsAccount, isLinkComing, known])
}

/** Makes the form do what it was opened for, once its assets are known. */
function useWayTaken(known: Known | null): void {
  const win = useAppWindow()
  const params = useNavigation((place) => place.params)
  const hasAsset = useForm((state) => state.form.from !== null)
  // Until its note is gone, a link decides.
  const isFromLink = useLink(({ shown }) => shown !== null && shown.link !== null)
  const isGuided = useGuide((guide) => guide.since !== null)
  const isReady = known !== null && hasAsset
  useEffect(() => {
    if (!isReady) return
    const plain = isGuided ? 'bridge' : 'send'
    const { form, isSent } = win.part(formStore).getState()
    const way = openingWay(params, form, isFromLink ? null : plain)
    if (way === null) {
      // Typed before it was known what there is, the amount stays; who is led still needs a destination.
      if (isGuided) suggestDestination(win, known)
      return
    }
    // What was chosen stays, also while an account is added for it.
    if (isSent && params.way === undefined) editForm(win, heldInstead(form, known))
    takeWay(win, way, known)
    if (isGuided || params.amount !== undefined) suggestDestination(win, known)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is known and typed changes later; the way is taken once
  }, [win, params, isReady])
}

/** Returns whether only what the form pays with is shown: a press on the rest would be lost once it is decided what the form does. */
function useIsOpening(known: Known | null): boolean {
  const params = useNavigation((place) => place.params)
  const { form, needsAccount } = useForm()
  const isFromLink = useLink(({ fresh, shown }) => fresh !== null || (shown !== null && shown.link !== null))
  const hasFailed = useBalances((state) => state.error !== null)
  return !hasFailed && !needsAccount && !isFromLink && isUndecided(params, form, known !== null)
}

/** Draws the choice of what the form does. */
function WayChoice({ known }: { known: Known | null }) {
  const { transferWords: words } = useAllWords()
  const win = useAppWindow()
  const form = useForm((state) => state.form)
  if (known === null || form.from === null) return null
  const options = openWays(form, known).map((value) => ({ value, label: words.ways[value] }))
  const choose = (way: TransferWay, isPress: boolean) => {
    takeWay(win, way, known)
    if (isPress) document.getElementById(AMOUNT_ID)?.focus()
  }
  return <Segmented label={words.way} options={options} value={wayOf(form)} onChange={choose} />
}
