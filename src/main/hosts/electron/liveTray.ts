// An icon beside the system's clock while a transfer is under way: each one with where its money is, a click opens its waybill.
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

export interface LiveTrayDeps {
  ask(wish?: WindowCommand): void
  log: Log
  platform: NodeJS.Platform
  /** In the language of the moment. */
  words(): ShellWords
}

/** What names a transfer's chains and amounts. */
export interface Names {
  chains: readonly Chain[]
  assets: readonly Asset[]
}

export interface LiveTray {
  /** Shows these transfers; nothing where there is none. */
  show(transfers: readonly Transfer[], names: Names): void
}

/** Longer than this a line of a menu is cut by some systems. */
const MAX_LINES = 12

export function createLiveTray({ ask, log, platform, words }: LiveTrayDeps): LiveTray {
  let tray: Tray | null = null
  /** A desktop without a place for such icons goes without. */
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
      // On the dock of macOS and of some Linux desktops; elsewhere this says no and nothing happens.
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

/** The tray's menu as Electron takes it. */
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
  // A menu takes an ampersand for the mark of a key.
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

/** macOS draws the shape in the colour of its menu bar; elsewhere the bar may be light or dark, and the icon brings its own ground. */
function trayImage(platform: NodeJS.Platform): NativeImage {
  const isMac = platform === 'darwin'
  const image = nativeImage.createFromPath(isMac ? shape : icon)
  image.addRepresentation({ scaleFactor: 2, buffer: readFileSync(isMac ? shapeTwice : iconTwice) })
  if (isMac) image.setTemplateImage(true)
  return image
}
