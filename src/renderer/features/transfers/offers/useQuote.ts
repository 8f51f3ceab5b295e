// Keeps the offers in step with the form: asks a moment after the last change, and again when they have expired.
import { asAppError } from '../../../../shared/domain/errors.ts'
import { useEffect } from 'react'
import type { QuoteRequest } from '../../../../shared/contract/transfer/route.ts'
import { acceptOffers, askAgain, dropOffers, useChosenOffer, useForm, formStore } from '../form/formStore.ts'
import { useAppWindow, type AppWindow } from '../../../window.ts'

const TYPING_PAUSE_MS = 350
const RETRY_MS = 5000

/** Requests offers while the form is on screen. The last ones stay until new ones replace them. */
export function useQuote(request: QuoteRequest | null, balance: string | null, now: number): void {
  const win = useAppWindow()
  const question = request === null ? null : JSON.stringify(request)
  const attempt = useForm((state) => state.attempt)
  useEffect(() => {
    if (request === null || question === null) {
      const { offers, quoteKey, isQuoting } = win.part(formStore).getState()
      if (offers !== null || quoteKey !== null || isQuoting) dropOffers(win)
      return
    }
    const life = { isOver: false }
    const timer = window.setTimeout(() => void ask(win, request, question, balance, life), TYPING_PAUSE_MS)
    return () => {
      life.isOver = true
      window.clearTimeout(timer)
    }
    // `question` stands for the request. The balance only corrects the amount after Max, so a new one needs no new question.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [win, question, attempt])
  useRenewal(now)
}

async function ask(
  win: AppWindow,
  request: QuoteRequest,
  question: string,
  balance: string | null,
  life: { isOver: boolean },
): Promise<void> {
  win.part(formStore).setState({ isQuoting: true })
  try {
    const offers = await win.client['quotes.request'](request)
    if (!life.isOver) acceptOffers(win, offers, question, balance)
  } catch (error) {
    if (!life.isOver) win.part(formStore).setState({ offers: null, quoteKey: null, quoteError: asAppError(error) })
  }
  if (!life.isOver) win.part(formStore).setState({ isQuoting: false })
}

/** Asks again when the chosen offer is old, and a while after a temporary failure. */
function useRenewal(now: number): void {
  const win = useAppWindow()
  const { quoteError, isQuoting } = useForm()
  const offer = useChosenOffer()
  const isOld = offer !== null && offer.expiresAt <= now && !isQuoting
  useEffect(() => {
    if (isOld) askAgain(win)
  }, [win, isOld])
  const mayPass = quoteError !== null && quoteError.retry !== 'never'
  useEffect(() => {
    if (!mayPass) return
    const timer = window.setTimeout(() => askAgain(win), RETRY_MS)
    return () => window.clearTimeout(timer)
  }, [win, mayPass, quoteError])
}
