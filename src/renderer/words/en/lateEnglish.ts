// Gathers the English words of the screens that are loaded when first shown.
import * as accounts from './accounts.ts'
import * as allowances from './allowances.ts'
import * as documents from './documents.ts'
import * as explorer from './explorer.ts'
import * as funds from './funds.ts'
import * as guide from './guide.ts'
import * as health from './health.ts'
import * as keyActivity from './keyActivity.ts'
import * as link from './link.ts'
import * as maintenance from './maintenance.ts'
import * as messages from './messages.ts'
import * as nfts from './nfts.ts'
import * as offers from './offers.ts'
import * as plan from './plan.ts'
import * as privacy from './privacy.ts'
import * as receive from './receive.ts'
import * as review from './review.ts'
import * as signatures from './signatures.ts'
import * as timeline from './timeline.ts'
import * as tracking from './tracking.ts'
import * as transferState from './transferState.ts'
import * as vault from './vault.ts'
import * as withdrawals from './withdrawals.ts'

/** Gathers the English words of the screens that are loaded when first shown. */
export const lateEnglish = {
  ...accounts,
  ...allowances,
  ...documents,
  ...explorer,
  ...funds,
  ...guide,
  ...health,
  ...keyActivity,
  ...link,
  ...maintenance,
  ...messages,
  ...nfts,
  ...offers,
  ...plan,
  ...privacy,
  ...receive,
  ...review,
  ...signatures,
  ...timeline,
  ...tracking,
  ...transferState,
  ...vault,
  ...withdrawals,
}
