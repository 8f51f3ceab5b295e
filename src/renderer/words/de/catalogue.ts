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
}
