// Keeps the offers in step with the form: asks a moment after the last change, and again when they have expired.
import { asAppError } from '../../../../shared/domain/errors.ts'
import { useEffect } from 'react'
import type { QuoteRequest } from '../../../../shared/contract/transfer/route.ts'
import { client } from '../../../data/api.ts'
import { acceptOffers, askAgain, dropOffers, useChosenOffer, useForm } from '../form/formStore.ts'

const TYPING_PAUSE_MS = 350
const RETRY_MS = 5000

/** Requests offers while the form is on screen. The last ones stay until new ones replace them. */
export function useQuote(request: QuoteRequest | null, balance: string | null, now: number): void {
  const question = request === null ? null : JSON.stringify(request)
  const attempt = useForm((state) => state.attempt)
  useEffect(() => {
    if (request === null || question === null) {
      dropOffers()
      return
    }
    const life = { isOver: false }
    const timer = window.setTimeout(() => void ask(request, question, balance, life), TYPING_PAUSE_MS)
    return () => {
      life.isOver = true
      window.clearTimeout(timer)
    }
    // `question` stands for the request. The balance only corrects the amount after Max, so a new one needs no new question.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [question, attempt])
  useRenewal(now)
}

async function ask(request: QuoteRequest, question: string, balance: string | null, life: { isOver: boolean }): Promise<void> {
  useForm.setState({ isQuoting: true })
  try {
    const offers = await client['quotes.request'](request)
    if (!life.isOver) acceptOffers(offers, question, balance)
  } catch (error) {
    if (!life.isOver) useForm.setState({ offers: null, quoteKey: null, quoteError: asAppError(error) })
  }
  if (!life.isOver) useForm.setState({ isQuoting: false })
}

/** Asks again when the chosen offer is old, and a while after a temporary failure. */
function useRenewal(now: number): void {
  const { quoteError, isQuoting } = useForm()
  const offer = useChosenOffer()
  const isOld = offer !== null && offer.expiresAt <= now && !isQuoting
  useEffect(() => {
    if (isOld) askAgain()
  }, [isOld])
  const mayPass = quoteError !== null && quoteError.retry !== 'never'
  useEffect(() => {
    if (!mayPass) return
    const timer = window.setTimeout(askAgain, RETRY_MS)
    return () => window.clearTimeout(timer)
  }, [mayPass, quoteError])
}
