// Contract method on third-party licences of the built app; empty where Waybill runs from source.
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Handlers } from '../../../shared/contract/methods.ts'
import { Licence } from '../../../shared/contract/settings/licences.ts'

/** Handles the method. `file`: licences.json of the build. */
export function licenceHandlers(file: string | undefined): Pick<Handlers, 'app.licences'> {
  return {
    'app.licences': () => (file !== undefined && existsSync(file) ? z.array(Licence).parse(JSON.parse(readFileSync(file, 'utf8'))) : []),
  }
}
