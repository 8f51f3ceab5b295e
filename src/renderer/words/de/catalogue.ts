// Der deutsche Katalog, Datei für Datei.
import type { Catalogue } from '../catalogue.ts'
import * as common from './common.ts'

export const german: Partial<Catalogue> = { common }
