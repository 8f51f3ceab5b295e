// Draws the buttons that ask the device, as far as the verdict on the document and the device's state allow it.
import { currentLeg, signingAccountId } from '../../../../shared/domain/transfer/legs.ts'
import type { TransferView } from '../../../../shared/contract/transfer/transfer.ts'
import { go } from '../../../navigation.ts'
import { useDevice } from '../../../data/stores/deviceStore.ts'
import { useAccount } from '../../../data/stores/accountsStore.ts'
import { appOf } from '../../../data/stores/appOf.ts'
import { Button } from '../../../kit/forms/Button.tsx'
import { useReadyFocus } from '../../../kit/hooks/enterLeads.ts'
import { canOpenApp, openApp, useDeviceAction } from '../../devices/deviceActions.ts'
import { pressPractice } from '../../devices/practiceStore.ts'
import { signAndSend } from './driveTransfer.ts'
import { showLoss } from '../checks/LossBox.tsx'
import { useOtherRequest } from './otherRequest.ts'
import { useIsBlind } from './blindSigning.ts'
import { signaturePlace } from './plan.ts'
import { verdictOf } from '../checks/verdict.ts'
import { useAppWindow, useAllWords } from '../../../window.ts'

/** Draws the buttons; with danger, the safe choice is the filled one. */
export function SignButtons({ view, isLossOpen }: { view: TransferView; isLossOpen: boolean }) {
  const { transfer } = view
  const { deviceHindrance, deviceWords, reviewWords: words } = useAllWords()
  const win = useAppWindow()
  const device = useDevice((state) => state.value)
  const account = useAccount(signingAccountId(transfer))
  const other = useOtherRequest(transfer.id)
  const isOpening = useDeviceAction((state) => state.busy === 'open')
  const isBlindOff = useIsBlind(view) === false
  const leg = currentLeg(transfer)
  const verdict = verdictOf(leg?.checks ?? [])
  if (verdict === 'unreadable') return <Button off={words.unreadableShort}>{words.sign}</Button>
  const hindrance = device === null ? null : deviceHindrance(device.state, appOf(account))
  if (other !== null && (device?.state === 'busy' || device?.state === 'prompting')) {
    return <Button onClick={other.open}>{deviceWords.busyWith(other.name)}</Button>
  }
  if (verdict === 'match' && (isOpening || canOpenApp(device))) {
    const app = appOf(account)
    return (
      <Button kind="first" busy={isOpening ? deviceWords.lookOnDevice : null} onClick={() => void openApp(win, app, account?.id ?? null)}>
        {hindrance ?? words.sign}
      </Button>
    )
  }
  // Only the practice device says that it is off; there, the setting is one press away.
  if (hindrance === null && isBlindOff) {
    return (
      <Button kind="first" onClick={() => void pressPractice(win, 'blindSigningOn', appOf(account))}>
        {words.blindTurnOn}
      </Button>
    )
  }
  const off = hindrance ?? (isLossOpen ? words.lossOpen : null)
  const onOff = hindrance === null ? showLoss : undefined
  const place = signaturePlace(transfer)
  const first = place === null ? words.sign : words.signOf(place.number, place.of)
  const label = (leg?.asked ?? 0) > 0 ? words.signAgain : first
  if (verdict === 'match') {
    return <SignButton label={label} off={off} onOff={onOff} isFirst={leg?.asked === 0} />
  }
  return (
    <>
      <Button kind="danger" off={off} onOff={onOff} onClick={() => void signAndSend(win)}>
        {words.signAnyway}
      </Button>
      <Button kind="first" onClick={() => go(win, 'transfer', { copyOf: transfer.id })}>
        {words.backSafe}
      </Button>
    </>
  )
}

/** Asks for the signature. The first time it takes the focus once it can be pressed, unless a part of the review is still out of sight. */
function SignButton({
  label,
  off,
  onOff,
  isFirst,
}: {
  label: string
  off: string | null
  onOff: (() => void) | undefined
  isFirst: boolean
}) {
  const win = useAppWindow()
  const button = useReadyFocus(isFirst && off === null, (from) => !isPartlyHidden(from))
  return (
    <Button ref={button} kind="first" off={off} onOff={onOff} onClick={() => void signAndSend(win)}>
      {label}
    </Button>
  )
}

/** Returns whether an element stands in what can be scrolled: there the arrow keys read on, as long as it keeps the focus. */
function isPartlyHidden(element: Element): boolean {
  for (let around: Element | null = element; around !== null && around.id !== 'main'; around = around.parentElement) {
    if (around.scrollHeight > around.clientHeight + 1 && getComputedStyle(around).overflowY === 'auto') return true
  }
  return false
}
