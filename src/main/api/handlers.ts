// Every method of a network's core, gathered from the files that answer them. The session answers those about the app itself.
import type { Handlers } from '../../shared/contract.ts'
import { accountHandlers, type AccountDeps } from './accounts.ts'
import { activityHandlers, type ActivityDeps } from './activity.ts'
import { assetChoiceHandlers } from './assetChoices.ts'
import { browseHandlers, type BrowseDeps } from './browse.ts'
import { chainListHandlers, type ChainListDeps, type ListChangeMethod } from './chainLists.ts'
import type { AssetChoiceDeps } from '../features/transfers/quotes/assetChoices.ts'
import type { DataHandlers } from './data.ts'
import type { DiagnosticsHandlers } from './diagnostics.ts'
import { deviceHandlers, type DeviceDeps } from './devices.ts'
import { explorerHandlers, type ExplorerHandlerDeps } from './explorer.ts'
import { figureHandlers, type FigureDeps } from './figures.ts'
import { labelHandlers, type LabelDeps } from './labels.ts'
import { networkHandlers, type NetworkDeps } from './network.ts'
import { messageHandlers, type MessageDeps } from './messages.ts'
import { nftHandlers, type NftDeps } from './nfts.ts'
import { privacyHandlers, type PrivacyDeps } from './privacy.ts'
import { noticeHandlers, type NoticeDeps } from './notices.ts'
import { portfolioHandlers, type PortfolioDeps } from './portfolio.ts'
import { receiveHandlers, type ReceiveDeps } from './receive.ts'
import type { LinkHandlers } from './links.ts'
import type { SettingsHandlers } from './settings.ts'
import { transferHandlers, type TransferDeps } from './transfers.ts'
import { viewHandlers, type ViewDeps } from './views.ts'
import { allowanceHandlers, type AllowanceHandlerDeps } from './allowances.ts'
import type { UpdateHandlers } from './updates.ts'
import type { VaultHandlers } from './vault.ts'
import { withdrawalHandlers } from './withdrawals.ts'

export type CoreHandlers = Omit<
  Handlers,
  | keyof SettingsHandlers
  | keyof DataHandlers
  | keyof LinkHandlers
  | keyof VaultHandlers
  | keyof DiagnosticsHandlers
  | keyof UpdateHandlers
  | ListChangeMethod
  | 'app.licences'
>

/** A method that no file answers is a compile error here. */
export function coreHandlers(
  deps: AccountDeps &
    AllowanceHandlerDeps &
    ActivityDeps &
    AssetChoiceDeps &
    BrowseDeps &
    ChainListDeps &
    DeviceDeps &
    ExplorerHandlerDeps &
    FigureDeps &
    LabelDeps &
    MessageDeps &
    NetworkDeps &
    NftDeps &
    NoticeDeps &
    PortfolioDeps &
    PrivacyDeps &
    ReceiveDeps &
    TransferDeps &
    ViewDeps,
): CoreHandlers {
  return {
    ...accountHandlers(deps),
    ...activityHandlers(deps),
    ...assetChoiceHandlers(deps),
    ...browseHandlers(deps),
    ...chainListHandlers(deps),
    ...deviceHandlers(deps),
    ...explorerHandlers(deps),
    ...figureHandlers(deps),
    ...labelHandlers(deps),
    ...messageHandlers(deps),
    ...networkHandlers(deps),
    ...nftHandlers(deps),
    ...noticeHandlers(deps),
    ...privacyHandlers(deps),
    ...portfolioHandlers(deps),
    ...receiveHandlers(deps),
    ...transferHandlers(deps),
    ...viewHandlers(deps),
    ...withdrawalHandlers(deps),
    ...allowanceHandlers(deps),
  } satisfies CoreHandlers
}
