// A tray icon while a transfer is live: its menu lists each one with the money's location, a click opens its waybill.
import { readFileSync } from 'node:fs'
import { app, Menu, nativeImage, Tray, type MenuItemConstructorOptions, type NativeImage } from 'electron'
import { splitAmount } from '../../../shared/domain/amount.ts'
import type { Asset, Chain } from '../../../shared/contract/chain.ts'
import type { WindowCommand } from '../../../shared/contract/events.ts'
import { fundsNow } from '../../../shared/domain/transfer/fundsNow.ts'
import type { Transfer } from '../../../shared/contract/transfer/transfer.ts'
import type { Money } from '../../../shared/domain/transfer/money.ts'
import type { Log } from '../../platform/log/log.ts'
import icon from '../../../../resources/tray.png?asset'
import iconTwice from '../../../../resources/tray@2x.png?asset'
import shape from '../../../../resources/trayShape.png?asset'
import shapeTwice from '../../../../resources/trayShape@2x.png?asset'
import type { ShellWords } from './words/shellWords.ts'
import { transferNumber } from './words/wordsOf.ts'

/** What the tray needs. */
export interface LiveTrayDeps {
  ask(command?: WindowCommand): void
  log: Log
  platform: NodeJS.Platform
  /** In the current language. */
  words(): ShellWords
}

/** Names for a transfer's chains and amounts. */
export interface Names {
  chains: readonly Chain[]
  assets: readonly Asset[]
}

/** The tray. */
export interface LiveTray {
  /** Shows these transfers; removes the icon where there are none. */
  show(transfers: readonly Transfer[], names: Names): void
}

/** Maximum number of menu entries. */
const MAX_LINES = 12

/** Creates the tray, without an icon yet. */
export function createLiveTray({ ask, log, platform, words }: LiveTrayDeps): LiveTray {
  let tray: Tray | null = null
  /** False on a desktop without a tray. */
  let isOffered = true

  const open = (): Tray | null => {
    if (tray !== null || !isOffered) return tray
    try {
      tray = new Tray(trayImage(platform))
      // On macOS and many Linux desktops a click opens the menu instead.
      tray.on('click', () => {
        if (platform === 'win32') ask()
      })
    } catch (error) {
      isOffered = false
      log.warn('tray.notOffered', { reason: String(error) })
    }
    return tray
  }
  return {
    show: (transfers, names) => {
      // Sets the badge on macOS's dock and some Linux desktops; elsewhere it has no effect.
      app.setBadgeCount(transfers.length)
      if (transfers.length === 0) {
        tray?.destroy()
        tray = null
        return
      }
      const shown = open()
      shown?.setToolTip(words().underWay(transfers.length))
      if (platform === 'darwin') shown?.setTitle(String(transfers.length))
      shown?.setContextMenu(Menu.buildFromTemplate(trayTemplate(transfers, names, words(), ask)))
    },
  }
}

/** Builds the tray menu's template. */
export function trayTemplate(
  transfers: readonly Transfer[],
  names: Names,
  words: ShellWords,
  ask: LiveTrayDeps['ask'],
): MenuItemConstructorOptions[] {
  const lines = transfers.slice(0, MAX_LINES).map((transfer) => ({
    label: lineOf(transfer, names, words),
    click: () => ask({ show: 'waybill', transferId: transfer.id }),
  }))
  return [...lines, { type: 'separator' }, { label: words.openApp, click: () => ask() }, { role: 'quit', label: words.menu.quit }]
}

function lineOf(transfer: Transfer, { chains, assets }: Names, words: ShellWords): string {
  const funds = fundsNow(transfer)
  const nameOf = (chainId: string) => chains.find((chain) => chain.id === chainId)?.name ?? chainId
  // A menu interprets a single ampersand as the mark of a key.
  const amount = amountText(funds.money, transfer, assets, words)
  return `${transferNumber(transfer.number)}  ${amount} ${words.place(funds, nameOf)}`.replaceAll('&', '&&')
}

function amountText({ chainId, denom, amount }: Money, { quote, onward }: Transfer, assets: readonly Asset[], words: ShellWords): string {
  const quoted = [quote, ...(onward === null ? [] : [onward.quote])].flatMap(({ from, to }) => [from, to])
  const asset = [...quoted, ...assets].find((one) => one.chainId === chainId && one.denom === denom)
  if (asset === undefined) return amount
  const { whole, digits } = splitAmount(amount, asset.decimals)
  return `${words.digits(`${whole}${digits === '' ? '' : `.${digits.slice(0, 6)}`}`)} ${asset.symbol}`
}

/** macOS draws the shape in the colour of its menu bar; elsewhere the bar may be light or dark, so the icon has its own background. */
function trayImage(platform: NodeJS.Platform): NativeImage {
  const isMac = platform === 'darwin'
  const image = nativeImage.createFromPath(isMac ? shape : icon)
  image.addRepresentation({ scaleFactor: 2, buffer: readFileSync(isMac ? shapeTwice : iconTwice) })
  if (isMac) image.setTemplateImage(true)
  return image
}
