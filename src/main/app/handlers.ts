// Collects the handlers of a network's core from the features. The session handles methods about the app itself.
import type { Handlers } from '../../shared/contract/methods.ts'
import { accountHandlers, type AccountDeps } from '../features/accounts/methods.ts'
import { activityHandlers, type ActivityDeps } from '../features/activity/methods.ts'
import { assetChoiceHandlers, type AssetChoiceDeps } from '../features/transfers/quotes/assetChoices.ts'
import { browseHandlers, type BrowseDeps } from '../features/activity/browse.ts'
import { chainListHandlers, type ChainListDeps, type ListChangeMethod } from '../features/network/chainLists/methods.ts'
import type { DataHandlers } from '../features/maintenance/methods.ts'
import type { DiagnosticsHandlers } from '../features/diagnostics/methods.ts'
import { deviceHandlers, type DeviceDeps } from '../features/devices/methods.ts'
import { explorerHandlers, type ExplorerHandlerDeps } from '../features/explorer/methods.ts'
import { figureHandlers, type FigureDeps } from '../features/figures/methods.ts'
import { gainsHandlers, type GainsHandlerDeps } from '../features/gains/methods.ts'
import { labelHandlers, type LabelDeps } from '../features/labels/methods.ts'
import { networkHandlers, type NetworkDeps } from '../features/network/methods.ts'
import { messageHandlers, type MessageDeps } from '../features/messages/methods.ts'
import { nftHandlers, type NftDeps } from '../features/nfts/methods.ts'
import { privacyHandlers, type PrivacyDeps } from '../features/privacy/methods.ts'
import { noticeHandlers, type NoticeDeps } from '../features/notices/methods.ts'
import { portfolioHandlers, type PortfolioDeps } from '../features/portfolio/methods.ts'
import { receiveHandlers, type ReceiveDeps } from '../features/accounts/receive.ts'
import type { LinkHandlers } from '../features/settings/links.ts'
import type { SettingsHandlers } from '../features/settings/methods.ts'
import { transferHandlers, type TransferDeps } from '../features/transfers/methods.ts'
import { heldTokensIn, nameHandlers } from '../features/transfers/names/nameMethods.ts'
import { viewHandlers, type ViewDeps } from '../features/activity/views.ts'
import { governanceHandlers } from '../features/governance/methods.ts'
import { stakingHandlers } from '../features/staking/methods.ts'
import { permissionHandlers, type PermissionHandlerDeps } from '../features/permissions/methods.ts'
import type { UpdateHandlers } from '../features/updates/methods.ts'
import type { VaultHandlers } from '../features/vault/methods.ts'
import { claimsIn, withdrawalHandlers } from '../features/withdrawals/methods.ts'

/** Methods that a core answers: all except those of the session. */
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

/** Merges the handlers of all features; a method without a handler is a compile error here. */
export function coreHandlers(
  deps: AccountDeps &
    PermissionHandlerDeps &
    ActivityDeps &
    AssetChoiceDeps &
    BrowseDeps &
    ChainListDeps &
    DeviceDeps &
    ExplorerHandlerDeps &
    FigureDeps &
    GainsHandlerDeps &
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
    ...gainsHandlers(deps),
    ...labelHandlers(deps),
    ...messageHandlers(deps),
    ...networkHandlers(deps),
    ...nftHandlers(deps),
    ...noticeHandlers(deps),
    ...privacyHandlers(deps),
    ...portfolioHandlers(deps),
    ...receiveHandlers(deps),
    ...transferHandlers(deps),
    ...nameHandlers({ ...deps, heldTokens: heldTokensIn(deps) }),
    ...viewHandlers(deps),
    ...withdrawalHandlers({ ...deps, claimOf: claimsIn(deps) }),
    ...permissionHandlers(deps),
    ...stakingHandlers(deps),
    ...governanceHandlers(deps),
  } satisfies CoreHandlers
}
