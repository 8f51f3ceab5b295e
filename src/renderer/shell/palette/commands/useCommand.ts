// Offers the form that a typed sentence asks for as the first entry of the palette.
import { useEffect } from 'react'
import { useAccounts } from '../../../data/stores/accountsStore.ts'
import { useAssets, useChains } from '../../../data/stores/chainsStore.ts'
import { WATCH_FIELD_ID } from '../../../features/accounts/watchField.ts'
import { choose } from '../../../features/gains/gainsStore.ts'
import { askedElement } from '../../../features/governance/askedProposal.ts'
import { signingAccount } from '../../../features/transfers/form/defaults.ts'
import { AMOUNT_ID } from '../../../features/transfers/form/form.ts'
import { reloadBalances, useBalances, useForm } from '../../../features/transfers/form/formStore.ts'
import { startCommand } from '../../../features/transfers/form/startForm.ts'
import { partElement } from '../../../kit/showElement.ts'
import { go } from '../../../navigation.ts'
import { shorten } from '../../../kit/text/addressText.ts'
import { useAllWords, useAppWindow, type AppWindow } from '../../../window.ts'
import type { AllWords } from '../../../words/words.ts'
import { commandName } from './commandName.ts'
import { readScreenCommand, type ScreenCommand } from './readScreenCommand.ts'
import type { PaletteGroup, PaletteItem } from '../paletteItems.ts'
import { paletteStore } from '../paletteStore.ts'
import { isAddress, lexiconOf, readAmount, readCommand, type Command, type Listed } from './readCommand.ts'

/** Returns the entry for a sentence in a group of its own; none for any other text. */
export function useCommand(text: string): PaletteGroup[] {
  const words = useAllWords()
  const win = useAppWindow()
  const assets = useAssets((state) => state.value)
  const chains = useChains((state) => state.value)
  const accounts = useAccounts((state) => state.value)
  const chosen = useForm((state) => state.form.accountId)
  const groups = useBalances((state) => state.value?.groups)
  const listed = (): Listed => {
    const payer = chosen ?? signingAccount(accounts ?? [])?.id
    const parts = (groups ?? []).flatMap((group) => group.parts).filter((part) => part.accountId === payer && part.amount !== '0')
    const held = parts.map(({ asset }) => asset)
    const point = words.formatDigits('.') === ',' ? ',' : '.'
    return { assets: assets ?? [], chains: chains ?? [], held, point, lexicon: lexiconOf(words.paletteSynonyms) }
  }
  const isBare = text.trim() === ''
  const command = isBare ? null : readCommand(text, listed())
  const ways = isBare || command !== null ? [] : readAmount(text, listed())
  const isSentence = command !== null || ways.length > 0
  useEffect(() => {
    if (isSentence) void reloadBalances(win)
  }, [win, isSentence])
  if (isBare) return []
  const { groups: heads } = words.paletteWords
  if (ways.length > 0) return [{ value: heads.command, items: ways.map((one) => commandItem(win, words, one)) }]
  if (command === null) {
    const symbols = (assets ?? []).map(({ symbol }) => symbol)
    return screenGroup(win, words, readScreenCommand(text, words.paletteSynonyms.sentence, words.voteOptions, symbols))
  }
  return [{ value: heads.command, items: [commandItem(win, words, command)] }]
}

function commandItem(win: AppWindow, words: AllWords, command: Command): PaletteItem {
  return {
    id: `command ${command.verb}`,
    name: commandName(words, command),
    also: '',
    hint: command.isComplete ? words.paletteWords.fillsForm : words.paletteWords.fillsPart,
    run: () => runCommand(win, command),
    toFocus: () => document.getElementById(AMOUNT_ID),
  }
}

/** Returns the entry of a sentence that moves no money. */
function screenGroup(win: AppWindow, words: AllWords, asked: ScreenCommand | null): PaletteGroup[] {
  if (asked === null) return []
  const { commands, groups } = words.paletteWords
  const id = `command ${asked.kind}`
  const entry = (item: Omit<PaletteItem, 'id' | 'also'>) => [{ value: groups.command, items: [{ id, also: '', ...item }] }]
  switch (asked.kind) {
    case 'watch': {
      const { address } = asked
      const name = commands.watch(isAddress(address) ? shorten(address) : address)
      const run = () => go(win, 'accounts', { open: 'watch', address })
      return entry({ name, hint: words.screenNames.accounts, run, toFocus: () => document.getElementById(WATCH_FIELD_ID) })
    }
    case 'unstake':
      // Which stake is for the user to choose.
      return entry({
        name: commands.unstake(asked.what),
        hint: words.screenNames.staking,
        run: () => go(win, 'staking', { open: 'stakes' }),
        toFocus: () => partElement('stakes'),
      })
    case 'vote': {
      const { proposal, option } = asked
      const name = commands.vote(option === null ? '' : words.voteOptions[option], proposal)
      const run = () => go(win, 'governance', { open: 'proposal', proposal, ...(option !== null && { option }) })
      // A vote is prepared by a button of the screen, which gets the focus.
      return entry({ name, hint: words.screenNames.governance, run, toFocus: () => askedElement(proposal, option) })
    }
    case 'proposal': {
      const { proposal } = asked
      const run = () => go(win, 'governance', { open: 'proposal', proposal })
      return entry({
        name: commands.proposal(proposal),
        hint: words.screenNames.governance,
        run,
        toFocus: () => askedElement(proposal, null),
      })
    }
    case 'proposals':
      return entry({ name: commands.proposals, hint: words.screenNames.governance, run: () => go(win, 'governance') })
    case 'receive':
      return entry({ name: commands.receive(asked.what), hint: words.screenNames.receive, run: () => go(win, 'receive') })
    case 'gains':
      return entry({ name: commands.gains(asked.year), hint: '', run: () => showGains(win, asked.year) })
    case 'export': {
      const { year, format } = asked
      const run = () => win.part(paletteStore).setState({ exporting: { what: 'activity', format, year } })
      return entry({ name: commands.export(year), hint: format === null ? '' : words.formatNames[format], run })
    }
  }
}

function showGains(win: AppWindow, year: number): void {
  choose(win, { year })
  go(win, 'gains')
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
