// Offers the form that a typed sentence asks for as the first entry of the palette.
import { useEffect } from 'react'
import { useAccounts } from '../../data/stores/accountsStore.ts'
import { useAssets, useChains } from '../../data/stores/chainsStore.ts'
import { WATCH_FIELD_ID } from '../../features/accounts/watchField.ts'
import { askedElement } from '../../features/governance/askedProposal.ts'
import { signingAccount } from '../../features/transfers/form/defaults.ts'
import { AMOUNT_ID } from '../../features/transfers/form/form.ts'
import { reloadBalances, useBalances, useForm } from '../../features/transfers/form/formStore.ts'
import { startCommand } from '../../features/transfers/form/startForm.ts'
import { go } from '../../navigation.ts'
import { shorten } from '../../kit/text/addressText.ts'
import { useAllWords, useAppWindow, type AppWindow } from '../../window.ts'
import type { AllWords } from '../../words/words.ts'
import { commandName } from './commandName.ts'
import { readScreenCommand, type ScreenCommand } from './readScreenCommand.ts'
import type { PaletteGroup } from './paletteItems.ts'
import { isAddress, lexiconOf, readCommand, type Command } from './readCommand.ts'

/** Returns the entry for a sentence in a group of its own; none for any other text. */
export function useCommand(text: string): PaletteGroup[] {
  const words = useAllWords()
  const win = useAppWindow()
  const assets = useAssets((state) => state.value)
  const chains = useChains((state) => state.value)
  const accounts = useAccounts((state) => state.value)
  const chosen = useForm((state) => state.form.accountId)
  const groups = useBalances((state) => state.value?.groups)
  const payer = chosen ?? signingAccount(accounts ?? [])?.id
  const parts = (groups ?? []).flatMap((group) => group.parts).filter((part) => part.accountId === payer && part.amount !== '0')
  const point = words.formatDigits('.') === ',' ? ',' : '.'
  const listed = {
    assets: assets ?? [],
    chains: chains ?? [],
    held: parts.map(({ asset }) => asset),
    point,
    lexicon: lexiconOf(words.paletteSynonyms),
  } as const
  const command = readCommand(text, listed)
  const isSentence = command !== null
  useEffect(() => {
    if (isSentence) void reloadBalances(win)
  }, [win, isSentence])
  if (command === null) return screenGroup(win, words, readScreenCommand(text, words.paletteSynonyms.sentence, words.voteOptions))
  const hint = command.isComplete ? words.paletteWords.fillsForm : words.paletteWords.fillsPart
  const item = {
    id: `command ${command.verb}`,
    name: commandName(words, command),
    also: '',
    hint,
    run: () => runCommand(win, command),
    toFocus: () => document.getElementById(AMOUNT_ID),
  }
  return [{ value: words.paletteWords.groups.command, items: [item] }]
}

/** Returns the entry of a sentence that moves no money. */
function screenGroup(win: AppWindow, words: AllWords, asked: ScreenCommand | null): PaletteGroup[] {
  if (asked === null) return []
  const { commands, groups } = words.paletteWords
  const name =
    asked.kind === 'watch'
      ? commands.watch(isAddress(asked.address) ? shorten(asked.address) : asked.address)
      : commands.vote(asked.option === null ? '' : words.voteOptions[asked.option], asked.proposal)
  const run = () => {
    if (asked.kind === 'watch') go(win, 'accounts', { open: 'watch', address: asked.address })
    else go(win, 'governance', { open: 'proposal', proposal: asked.proposal, ...(asked.option !== null && { option: asked.option }) })
  }
  // A vote is prepared by a button of the screen, which gets the focus.
  const hint = words.screenNames[asked.kind === 'vote' ? 'governance' : 'accounts']
  const toFocus = () => (asked.kind === 'vote' ? askedElement(asked.proposal, asked.option) : document.getElementById(WATCH_FIELD_ID))
  return [{ value: groups.command, items: [{ id: `command ${asked.kind}`, name, also: '', hint, run, toFocus }] }]
}

/** Opens the form, filled. Nothing is asked for or signed before the user has reviewed it. */
function runCommand(win: AppWindow, { verb, amount, from, to, recipient }: Command): void {
  if (verb === 'stake') {
    const asset = from === null ? {} : { chainId: from.chainId, denom: from.denom }
    go(win, 'staking', { ...asset, open: 'stake', amount })
    return
  }
  startCommand(win, { from, to, typed: amount, recipient })
  go(win, 'transfer', { way: verb })
}
