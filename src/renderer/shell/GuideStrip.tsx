// Draws the guided first transfer: one line with the next step. It follows what was done, and can be closed at any time.
import { useEffect } from 'react'
import { Compass } from 'lucide-react'
import { reloadPracticeScreen, usePracticeScreen } from '../features/devices/practiceStore.ts'
import { AMOUNT_ID } from '../features/transfers/form/form.ts'
import { useForm } from '../features/transfers/form/formStore.ts'
import { go, useNavigation } from '../navigation.ts'
import { leaveGuide, skipRejecting, useGuide } from '../data/stores/guideStore.ts'
import type { TransferView } from '../../shared/contract/transfer/transfer.ts'
import { isOpenDraft } from '../data/transfers/keptDraft.ts'
import { useTransfers } from '../data/transfers/transfersStore.ts'
import { Button } from '../kit/forms/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { guidePlace, guideStep, isRejecting, type GuideStep } from './guideStep.ts'
import { useAppWindow, type AppWindow, useAllWords } from '../window.ts'
import type { AllWords } from '../words/words.ts'

/** Draws the line of the guide. */
export function GuideStrip() {
  const words = useAllWords()
  const win = useAppWindow()
  const { since, hasRejected } = useGuide()
  const screen = useNavigation((place) => place.screen)
  const prompt = usePracticeScreen((state) => state.value?.prompt ?? null)
  const isOnForm = useNavigation((place) => place.screen === 'transfer' && place.params.transferId === undefined)
  const transfer = useTransfers(({ value }) => value?.find((view) => isGuided(view, since ?? 0, isOnForm))?.transfer ?? null)
  const hasAmount = useForm(({ form }) => /[1-9]/.test(form.typed))
  useEffect(() => void reloadPracticeScreen(win), [win])
  const step = guideStep({ isOnTransfer: screen === 'transfer', hasAmount, hasRejected, prompt, transfer })
  useMarked(step)
  const place = guidePlace(step)
  const back = elsewhere(words, win, step, screen, transfer?.id ?? null)
  return (
    <section className="guide" aria-label={words.guideWords.title}>
      <Icon of={Compass} size={14} />
      <p className="grow" role="status">
        {place !== null && <b>{words.guideWords.place(place.number, place.of)}</b>} {words.guideWords.steps[step]}
      </p>
      {back !== null && (
        <Button size="compact" onClick={back.go}>
          {back.word}
        </Button>
      )}
      {isRejecting(step) && (
        <Button size="compact" kind="quiet" onClick={() => skipRejecting(win)}>
          {words.guideWords.skip}
        </Button>
      )}
      <Button size="compact" kind="quiet" onClick={() => leaveGuide(win)}>
        {step === 'done' ? words.guideWords.finish : words.guideWords.leave}
      </Button>
    </section>
  )
}

/** Returns whether a transfer is the one of this guide: quoted since it began. In the form a draft is none yet: the review continues it. */
function isGuided(view: TransferView, since: number, isOnForm: boolean): boolean {
  const { createdAt, quote } = view.transfer
  return Math.max(createdAt, quote.quotedAt) >= since && !(isOnForm && isOpenDraft(view))
}

/** Marks what the step speaks of, by the styles of the guide, and focuses the field that it asks to fill. */
function useMarked(step: GuideStep): void {
  useEffect(() => {
    document.documentElement.dataset['guide'] = step
    if (step === 'amount') document.getElementById(AMOUNT_ID)?.focus()
    return () => {
      delete document.documentElement.dataset['guide']
    }
  }, [step])
}

/** Returns the link to the screen of the step, when the user is on another screen. */
function elsewhere(
  words: AllWords,
  win: AppWindow,
  step: GuideStep,
  screen: string,
  transferId: string | null,
): { word: string; go: () => void } | null {
  if (step === 'open') return { word: words.guideWords.toTransfer, go: () => go(win, 'transfer', { way: 'bridge' }) }
  if (transferId === null || step === 'amount' || step === 'check' || step === 'done') return null
  if (step === 'follow')
    return screen === 'transfers' ? null : { word: words.guideWords.toTransferSheet, go: () => go(win, 'transfers', { transferId }) }
  return screen === 'transfer' ? null : { word: words.guideWords.toReview, go: () => go(win, 'transfer', { transferId }) }
}
