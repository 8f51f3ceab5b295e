// Draws why there is no offer, with what helps: where no route leads, asking again brings the same answer.
import type { AppError } from '../../../../shared/domain/errors.ts'
import { ErrorNote } from '../../../kit/ErrorNote.tsx'
import { useAllWords, useAppWindow } from '../../../window.ts'
import { TO_ID } from '../form/form.ts'
import { askAgain } from '../form/formStore.ts'

/** Draws the error of the last question for offers. */
export function QuoteProblem({ error }: { error: AppError }) {
  const { common, transferWords: words } = useAllWords()
  const win = useAppWindow()
  // The list begins with the other forms of the asset that is sent, which most often have a route.
  const choose = { label: words.chooseOther, onClick: () => document.getElementById(TO_ID)?.click() }
  const again = { label: common.tryAgain, onClick: () => askAgain(win) }
  return <ErrorNote error={error} action={error.code === 'router.noRoute' ? choose : again} />
}
