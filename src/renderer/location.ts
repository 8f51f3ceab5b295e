// Defines what a window can show, and reads it back after a reload.
import type { EventNotice } from '../shared/contract/notices.ts'
import type { VoteOption } from '../shared/contract/transfer/action.ts'
import { isRecord } from '../shared/domain/untrusted/isRecord.ts'
import { SCREENS, SETTINGS_SECTIONS, type Screen, type SettingsSection } from '../shared/domain/screens.ts'

/** What a transfer can do with money. */
export const TRANSFER_WAYS = ['send', 'swap', 'bridge'] as const
/** One of them. */
export type TransferWay = (typeof TRANSFER_WAYS)[number]

/** Parameters of a screen. */
export interface Params {
  transferId?: string
  /** The transfer whose request fills the form again. */
  copyOf?: string
  accountId?: string
  chainId?: string
  hash?: string
  denom?: string
  /** A height, on the explorer. */
  block?: string
  /** Any address: looked up on the explorer, paid by the transfer form. */
  address?: string
  /** A collection of NFTs by its address, alone or with one of its tokens. */
  collection?: string
  tokenId?: string
  /** The screen that opened a review, which its way back leads to. */
  from?: Screen
  /** A part of the screen to open at once, such as the form that watches an address. */
  open?:
    | 'ledger'
    | 'watch'
    | 'verify'
    | 'encrypt'
    | 'stake'
    | 'claim'
    | 'compound'
    | 'stakes'
    | 'validator'
    | 'vip'
    | 'locks'
    | 'proposal'
    | 'gauges'
    | 'extend'
  /** What `open` names is begun too, as its button would; `not`: it could not be, which the screen says. */
  begins?: 'now' | 'not'
  /** A name of the account to extend, with its ending. */
  name?: string
  /** The number of a proposal to show, and the vote whose button is focused. */
  proposal?: string
  option?: VoteOption
  /** What its amount begins with, as it is typed. With a `way`, the transfer form begins anew and is filled to the end. */
  amount?: string
  /** What the transfer form is opened for. */
  way?: TransferWay
  /** The chain to which it bridges: the same asset arrives there. */
  toChainId?: string
  /** A section of Settings to scroll to. */
  section?: SettingsSection
}

/** A screen and its parameters. */
export interface ScreenLocation {
  screen: Screen
  params: Params
}

/** Returns the screen that shows what a notice without a transfer is about, for its account, and the part of it to scroll to. */
export function placeOfEvent({ accountId, event }: Pick<EventNotice, 'accountId' | 'event'>): ScreenLocation {
  switch (event.kind) {
    case 'released':
      return { screen: 'staking', params: { accountId } }
    case 'lockEnded':
    case 'lockReleased':
      return { screen: 'staking', params: { accountId, chainId: event.chainId, open: 'locks' } }
    case 'voteEnds':
      return { screen: 'governance', params: { accountId, open: 'proposal', proposal: event.proposal } }
    case 'gaugeVoteEnds':
      return { screen: 'governance', params: { accountId, chainId: event.chainId, open: 'gauges' } }
  }
}

const PARAMS = ['transferId', 'accountId', 'chainId', 'hash', 'denom', 'block', 'address', 'collection', 'tokenId'] as const

/** Reads a stored place; unknown parts, as an older version wrote them, are left out. Durations were once a screen beside Transfers. */
export function restoreLocation(stored: string | null): ScreenLocation {
  return readLocation(stored === null ? null : JSON.parse(stored))
}

/** Reads a place that was stored or lies in the window's history; what opens a part of a screen at once is left out. */
export function readLocation(value: unknown): ScreenLocation {
  if (!isRecord(value)) return { screen: 'portfolio', params: {} }
  const params: Params = {}
  for (const name of PARAMS) {
    const param = isRecord(value['params']) ? value['params'][name] : undefined
    if (typeof param === 'string') params[name] = param
  }
  const from = SCREENS.find((known) => isRecord(value['params']) && value['params']['from'] === known)
  if (from !== undefined) params.from = from
  const section = SETTINGS_SECTIONS.find((known) => isRecord(value['params']) && value['params']['section'] === known)
  if (section !== undefined) params.section = section
  const screen = value['screen'] === 'durations' ? 'transfers' : value['screen']
  return { screen: SCREENS.find((known) => known === screen) ?? 'portfolio', params }
}
