// Finds the proposal that the screen was opened for, and on its sheet the button of the vote that was named. Nothing is voted by it.
import type { VoteOption } from '../../../shared/contract/transfer/action.ts'
import { OPTIONS } from './splitForm.ts'

/** Returns the DOM id of a proposal's article. */
export function proposalElementId(id: string): string {
  return `proposal-${id}`
}

/** Returns the DOM id of the buttons that vote on a proposal. */
export function voteButtonsId(id: string): string {
  return `votes-on-${id}`
}

/** Returns the button of a vote; the proposal in the list where none is named, or its sheet has no buttons; null where it is not drawn. */
export function askedElement(id: string, option: VoteOption | null): HTMLElement | null {
  const buttons = document.getElementById(voteButtonsId(id))?.querySelectorAll<HTMLElement>('button') ?? []
  const button = option === null ? undefined : buttons[OPTIONS.indexOf(option)]
  return button ?? document.getElementById(proposalElementId(id))
}
