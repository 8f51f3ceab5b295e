// Defines all texts on screen, as each language must provide them. English is the pattern: every other language has the same keys.
import type * as accounts from './en/accounts.ts'
import type * as activity from './en/activity.ts'
import type * as allowances from './en/allowances.ts'
import type * as chainList from './en/chainList.ts'
import type * as maintenance from './en/maintenance.ts'
import type * as charts from './en/charts.ts'
import type * as common from './en/common.ts'
import type * as coverage from './en/coverage.ts'
import type * as device from './en/device.ts'
import type * as diagnostics from './en/diagnostics.ts'
import type * as documents from './en/documents.ts'
import type * as errors from './en/errors.ts'
import type * as explorer from './en/explorer.ts'
import type * as exports from './en/exports.ts'
import type * as format from './en/format.ts'
import type * as funds from './en/funds.ts'
import type * as guide from './en/guide.ts'
import type * as health from './en/health.ts'
import type * as timeline from './en/timeline.ts'
import type * as keyActivity from './en/keyActivity.ts'
import type * as labels from './en/labels.ts'
import type * as link from './en/link.ts'
import type * as meaning from './en/meaning.ts'
import type * as messages from './en/messages.ts'
import type * as nfts from './en/nfts.ts'
import type * as notices from './en/notices.ts'
import type * as offers from './en/offers.ts'
import type * as palette from './en/palette.ts'
import type * as plan from './en/plan.ts'
import type * as portfolio from './en/portfolio.ts'
import type * as privacy from './en/privacy.ts'
import type * as receive from './en/receive.ts'
import type * as review from './en/review.ts'
import type * as search from './en/search.ts'
import type * as sentences from './en/sentences.ts'
import type * as sentencesOfModules from './en/sentencesOfModules.ts'
import type * as settings from './en/settings.ts'
import type * as shell from './en/shell.ts'
import type * as signatures from './en/signatures.ts'
import type * as sync from './en/sync.ts'
import type * as tracking from './en/tracking.ts'
import type * as transfer from './en/transfer.ts'
import type * as vault from './en/vault.ts'
import type * as transferState from './en/transferState.ts'
import type * as welcome from './en/welcome.ts'
import type * as withdrawals from './en/withdrawals.ts'

/** Allows a different text in another language; numbers, tones and everything else that is not text stay as they are. */
type Text<T> = T extends string ? string : T

/** The shape of the English texts with room for other texts. */
export type Said<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Answer
    ? (...given: Given) => Text<Answer>
    : T extends readonly (infer Item)[]
      ? readonly Said<Item>[]
      : { readonly [Name in keyof T]: Said<T[Name]> }

/** A language, file by file. */
export interface Catalogue {
  accounts: Said<typeof accounts>
  activity: Said<typeof activity>
  allowances: Said<typeof allowances>
  chainList: Said<typeof chainList>
  maintenance: Said<typeof maintenance>
  charts: Said<typeof charts>
  common: Said<typeof common>
  coverage: Said<typeof coverage>
  device: Said<typeof device>
  diagnostics: Said<typeof diagnostics>
  documents: Said<typeof documents>
  errors: Said<typeof errors>
  explorer: Said<typeof explorer>
  exports: Said<typeof exports>
  format: Said<typeof format>
  funds: Said<typeof funds>
  guide: Said<typeof guide>
  health: Said<typeof health>
  timeline: Said<typeof timeline>
  keyActivity: Said<typeof keyActivity>
  labels: Said<typeof labels>
  link: Said<typeof link>
  meaning: Said<typeof meaning>
  messages: Said<typeof messages>
  nfts: Said<typeof nfts>
  notices: Said<typeof notices>
  offers: Said<typeof offers>
  palette: Said<typeof palette>
  plan: Said<typeof plan>
  portfolio: Said<typeof portfolio>
  privacy: Said<typeof privacy>
  receive: Said<typeof receive>
  review: Said<typeof review>
  search: Said<typeof search>
  sentences: Said<typeof sentences>
  sentencesOfModules: Said<typeof sentencesOfModules>
  settings: Said<typeof settings>
  shell: Said<typeof shell>
  signatures: Said<typeof signatures>
  sync: Said<typeof sync>
  tracking: Said<typeof tracking>
  transfer: Said<typeof transfer>
  vault: Said<typeof vault>
  transferState: Said<typeof transferState>
  welcome: Said<typeof welcome>
  withdrawals: Said<typeof withdrawals>
}
