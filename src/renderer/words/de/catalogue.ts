// The German catalogue, file by file.
import type { Catalogue } from '../catalogue.ts'
import * as accounts from './accounts.ts'
import * as activity from './activity.ts'
import * as allowances from './allowances.ts'
import * as care from './care.ts'
import * as common from './common.ts'
import * as coverage from './coverage.ts'
import * as device from './device.ts'
import * as documents from './documents.ts'
import * as explorer from './explorer.ts'
import * as exports from './exports.ts'
import * as format from './format.ts'
import * as funds from './funds.ts'
import * as journey from './journey.ts'
import * as keyActivity from './keyActivity.ts'
import * as labels from './labels.ts'
import * as meaning from './meaning.ts'
import * as messages from './messages.ts'
import * as nfts from './nfts.ts'
import * as notices from './notices.ts'
import * as offers from './offers.ts'
import * as plan from './plan.ts'
import * as portfolio from './portfolio.ts'
import * as privacy from './privacy.ts'
import * as receive from './receive.ts'
import * as review from './review.ts'

export const german: Partial<Catalogue> = {
  accounts,
  activity,
  allowances,
  care,
  common,
  coverage,
  device,
  documents,
  explorer,
  exports,
  format,
  funds,
  journey,
  keyActivity,
  labels,
  meaning,
  messages,
  nfts,
  notices,
  offers,
  plan,
  portfolio,
  privacy,
  receive,
  review,
}
