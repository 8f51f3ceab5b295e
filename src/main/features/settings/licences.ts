// The licences of packages inside of the built app; none where Waybill runs from its sources.
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Handlers } from '../../../shared/contract/methods.ts'
import { Licence } from '../../../shared/contract/settings/licences.ts'

/** `file`: licences.json of the build. */
export function licenceHandlers(file: string | undefined): Pick<Handlers, 'app.licences'> {
  return {
    'app.licences': () => (file !== undefined && existsSync(file) ? z.array(Licence).parse(JSON.parse(readFileSync(file, 'utf8'))) : []),
  }
}
