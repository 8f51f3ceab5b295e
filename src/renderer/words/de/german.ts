// Gathers the German words that the first screens need.
import type { Words } from '../words.ts'
import * as activity from './activity/activity.ts'
import * as charts from './activity/charts.ts'
import * as common from './app/common.ts'
import * as coverage from './activity/coverage.ts'
import * as device from './accounts/device.ts'
import * as diagnostics from './settings/diagnostics.ts'
import * as errors from './errors.ts'
import * as exports from './activity/exports.ts'
import * as format from './format.ts'
import * as factNames from './activity/factNames.ts'
import * as notices from './app/notices.ts'
import * as portfolio from './accounts/portfolio.ts'
import * as search from './activity/search.ts'
import * as sentences from './activity/sentences.ts'
import * as moduleSentences from './activity/moduleSentences.ts'
import * as settings from './settings/settings.ts'
import * as shell from './app/shell.ts'
import * as sync from './activity/sync.ts'
import * as welcome from './app/welcome.ts'

/** Gathers the German words that the first screens need. */
export const german: Words = {
  ...activity,
  ...charts,
  ...common,
  ...coverage,
  ...device,
  ...diagnostics,
  ...errors,
  ...exports,
  ...format,
  ...factNames,
  ...notices,
  ...portfolio,
  ...search,
  ...sentences,
  ...moduleSentences,
  ...settings,
  ...shell,
  ...sync,
  ...welcome,
}
