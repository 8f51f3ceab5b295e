// Finds the proposal that the screen was opened for, and the button of the vote that was named. Nothing is voted by it.
import type { VoteOption } from '../../../shared/contract/transfer/action.ts'
import { OPTIONS } from './splitForm.ts'

/** Returns the DOM id of a proposal's article. */
export function proposalElementId(id: string): string {
  return `proposal-${id}`
}

/** Returns the button of a vote; the whole proposal where none is named, or it has no buttons; null where it is not drawn. */
export function askedElement(id: string, option: VoteOption | null): HTMLElement | null {
  const article = document.getElementById(proposalElementId(id))
  const buttons = article?.querySelectorAll<HTMLElement>('[role="group"] button') ?? []
  const button = option === null ? undefined : buttons[OPTIONS.indexOf(option)]
  return button ?? article
}
