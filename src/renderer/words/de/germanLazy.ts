// Gathers the German words of the screens that are loaded when first shown.
import type { LazyWords } from '../words.ts'
import * as accounts from './accounts/accounts.ts'
import * as permissions from './accounts/permissions.ts'
import * as chainList from './settings/chainList.ts'
import * as actions from './transfers/actions.ts'
import * as documents from './transfers/documents.ts'
import * as drafts from './transfers/drafts.ts'
import * as explorer from './activity/explorer.ts'
import * as funds from './transfers/funds.ts'
import * as gains from './activity/gains.ts'
import * as governance from './accounts/governance.ts'
import * as guide from './app/guide.ts'
import * as health from './settings/health.ts'
import * as keyActivity from './accounts/keyActivity.ts'
import * as keys from './app/keys.ts'
import * as labels from './accounts/labels.ts'
import * as labelImport from './accounts/labelImport.ts'
import * as link from './app/link.ts'
import * as maintenance from './settings/maintenance.ts'
import * as messages from './accounts/messages.ts'
import * as nfts from './accounts/nfts.ts'
import * as late from './transfers/late.ts'
import * as noticeChoices from './settings/noticeChoices.ts'
import * as updates from './settings/updates.ts'
import * as noticeLines from './transfers/noticeLines.ts'
import * as offers from './transfers/offers.ts'
import * as palette from './app/palette.ts'
import * as paletteAnswers from './app/paletteAnswers.ts'
import * as paletteQuestions from './app/paletteQuestions.ts'
import * as paletteSynonyms from './app/paletteSynonyms.ts'
import * as ownNames from './accounts/ownNames.ts'
import * as positions from './accounts/positions.ts'
import * as plan from './transfers/plan.ts'
import * as privacy from './settings/privacy.ts'
import * as receive from './accounts/receive.ts'
import * as review from './transfers/review.ts'
import * as signedText from './transfers/signedText.ts'
import * as signatures from './transfers/signatures.ts'
import * as gauges from './accounts/gauges.ts'
import * as parameters from './accounts/parameters.ts'
import * as locks from './accounts/locks.ts'
import * as vip from './accounts/vip.ts'
import * as staking from './accounts/staking.ts'
import * as timeline from './transfers/timeline.ts'
import * as tracking from './transfers/tracking.ts'
import * as transfer from './transfers/transfer.ts'
import * as transferState from './transfers/transferState.ts'
import * as trouble from './app/trouble.ts'
import * as vault from './settings/vault.ts'
import * as withdrawals from './transfers/withdrawals.ts'

/** Gathers the German words of the screens that are loaded when first shown. */
export const germanLazy: LazyWords = {
  ...accounts,
  ...permissions,
  ...chainList,
  ...actions,
  ...documents,
  ...drafts,
  ...explorer,
  ...funds,
  ...gains,
  ...governance,
  ...guide,
  ...health,
  ...keyActivity,
  ...keys,
  ...labelImport,
  ...labels,
  ...link,
  ...maintenance,
  ...messages,
  ...nfts,
  ...late,
  ...noticeChoices,
  ...updates,
  ...noticeLines,
  ...offers,
  ...palette,
  ...paletteAnswers,
  ...paletteQuestions,
  ...paletteSynonyms,
  ...ownNames,
  ...plan,
  ...positions,
  ...privacy,
  ...receive,
  ...review,
  ...signedText,
  ...signatures,
  ...gauges,
  ...parameters,
  ...locks,
  ...vip,
  ...staking,
  ...timeline,
  ...tracking,
  ...transfer,
  ...transferState,
  ...trouble,
  ...vault,
  ...withdrawals,
}
