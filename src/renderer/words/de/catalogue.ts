// Collects the German texts, file by file.
import type { Catalogue } from '../catalogue.ts'
import * as accounts from './accounts.ts'
import * as activity from './activity.ts'
import * as allowances from './allowances.ts'
import * as chainList from './chainList.ts'
import * as maintenance from './maintenance.ts'
import * as charts from './charts.ts'
import * as common from './common.ts'
import * as coverage from './coverage.ts'
import * as device from './device.ts'
import * as diagnostics from './diagnostics.ts'
import * as documents from './documents.ts'
import * as errors from './errors.ts'
import * as explorer from './explorer.ts'
import * as exports from './exports.ts'
import * as format from './format.ts'
import * as funds from './funds.ts'
import * as guide from './guide.ts'
import * as health from './health.ts'
import * as timeline from './timeline.ts'
import * as keyActivity from './keyActivity.ts'
import * as labels from './labels.ts'
import * as link from './link.ts'
import * as meaning from './meaning.ts'
import * as messages from './messages.ts'
import * as nfts from './nfts.ts'
import * as notices from './notices.ts'
import * as offers from './offers.ts'
import * as palette from './palette.ts'
import * as plan from './plan.ts'
import * as portfolio from './portfolio.ts'
import * as privacy from './privacy.ts'
import * as receive from './receive.ts'
import * as review from './review.ts'
import * as search from './search.ts'
import * as sentences from './sentences.ts'
import * as sentencesOfModules from './sentencesOfModules.ts'
import * as settings from './settings.ts'
import * as shell from './shell.ts'
import * as signatures from './signatures.ts'
import * as sync from './sync.ts'
import * as tracking from './tracking.ts'
import * as transfer from './transfer.ts'
import * as vault from './vault.ts'
import * as transferState from './transferState.ts'
import * as welcome from './welcome.ts'
import * as withdrawals from './withdrawals.ts'

/** The German catalogue. */
export const german: Catalogue = {
  accounts,
  activity,
  allowances,
  chainList,
  maintenance,
  charts,
  common,
  coverage,
  device,
  diagnostics,
  documents,
  errors,
  explorer,
  exports,
  format,
  funds,
  guide,
  health,
  timeline,
  keyActivity,
  labels,
  link,
  meaning,
  messages,
  nfts,
  notices,
  offers,
  palette,
  plan,
  portfolio,
  privacy,
  receive,
  review,
  search,
  sentences,
  sentencesOfModules,
  settings,
  shell,
  signatures,
  sync,
  tracking,
  transfer,
  vault,
  transferState,
  welcome,
  withdrawals,
}
