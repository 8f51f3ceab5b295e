// Gathers the German words that the first screens need.
import type { Words } from '../words.ts'
import * as activity from './activity.ts'
import * as chainList from './chainList.ts'
import * as charts from './charts.ts'
import * as common from './common.ts'
import * as coverage from './coverage.ts'
import * as device from './device.ts'
import * as diagnostics from './diagnostics.ts'
import * as errors from './errors.ts'
import * as exports from './exports.ts'
import * as format from './format.ts'
import * as labels from './labels.ts'
import * as meaning from './meaning.ts'
import * as notices from './notices.ts'
import * as palette from './palette.ts'
import * as portfolio from './portfolio.ts'
import * as search from './search.ts'
import * as sentences from './sentences.ts'
import * as sentencesOfModules from './sentencesOfModules.ts'
import * as settings from './settings.ts'
import * as shell from './shell.ts'
import * as sync from './sync.ts'
import * as transfer from './transfer.ts'
import * as welcome from './welcome.ts'

/** Gathers the German words that the first screens need. */
export const german: Words = {
  ...activity,
  ...chainList,
  ...charts,
  ...common,
  ...coverage,
  ...device,
  ...diagnostics,
  ...errors,
  ...exports,
  ...format,
  ...labels,
  ...meaning,
  ...notices,
  ...palette,
  ...portfolio,
  ...search,
  ...sentences,
  ...sentencesOfModules,
  ...settings,
  ...shell,
  ...sync,
  ...transfer,
  ...welcome,
}
