// Contract methods on labels; every key is normalised first.
import type { Account } from '../../../shared/contract/account.ts'
import type { Handlers } from '../../../shared/contract/methods.ts'
import type { AppEvent } from '../../../shared/contract/events.ts'
import type { Label, LabelChange } from '../../../shared/contract/history/label.ts'
import { formsOfRef } from './addressForms.ts'
import { checkAddress, poisonedAddresses } from './checkAddress.ts'
import { frequentRecipients } from './frequentRecipients.ts'
import { importLabels } from './importLabels.ts'
import { createPublicNames } from './publicNames.ts'
import { oneSpelling } from './labelKey.ts'
import type { Registry } from '../../clients/chains/registry/registry.ts'
import type { World } from '../../platform/world.ts'
import type { ReadDb, WriteDb } from '../../db/database.ts'
import { getLabel, listLabels, putLabel, removeLabel } from '../../db/journal/labels.ts'

/** What the label methods need. */
export interface LabelDeps {
  /** The journal. */
  db: WriteDb
  archive: ReadDb
  registry: Pick<Registry, 'contracts'>
  accounts(): readonly Account[]
  world: Pick<World, 'clock'>
  emit: (event: AppEvent) => void
}

type LabelMethod = Extract<keyof Handlers, `labels.${string}`>

/** Handles the methods on labels. */
export function labelHandlers({ db, archive, registry, accounts, world, emit }: LabelDeps): Pick<Handlers, LabelMethod> {
  return {
    'labels.list': ({ kind }) =>
      listLabels(db, kind ?? null).map((label) => ({ ...label, address: label.kind === 'address' ? formsOfRef(label.ref) : null })),
    'labels.get': (key) => getLabel(db, oneSpelling(key)),
    'labels.set': (change) => {
      const after = changeLabel({ db, world }, change)
      emit({ type: 'label.changed' })
      return after
    },
    'labels.setAll': ({ keys, label }) => {
      db.transaction(() => {
        for (const key of keys) changeLabel({ db, world }, { key, label })
      })()
      emit({ type: 'label.changed' })
      return {}
    },
    'labels.remove': (key) => {
      removeLabel(db, oneSpelling(key))
      emit({ type: 'label.changed' })
      return {}
    },
    'labels.checkAddress': ({ address }) => checkAddress({ journal: db, archive, accounts }, address),
    'labels.recipients': () => frequentRecipients({ archive, accounts }),
    'labels.imitations': ({ addresses }) => poisonedAddresses(archive, addresses),
    'labels.publicNames': createPublicNames(archive, registry.contracts),
    'labels.import': (input) => {
      const report = importLabels({ journal: db, archive, now: world.clock.now }, input)
      if (!input.isTrial) emit({ type: 'label.changed' })
      return report
    },
  }
}

/** Stores the given fields of a label; returns null when nothing is left of it. */
function changeLabel({ db, world }: Pick<LabelDeps, 'db' | 'world'>, { key: typed, ...change }: LabelChange): Label | null {
  const key = oneSpelling(typed)
  const before = getLabel(db, key) ?? { ...key, label: '', note: '', isHidden: false }
  const after: Label = {
    ...key,
    label: change.label ?? before.label,
    note: change.note ?? before.note,
    isHidden: change.isHidden ?? before.isHidden,
    updatedAt: world.clock.now(),
  }
  const isEmpty = after.label === '' && after.note === '' && !after.isHidden
  if (isEmpty) removeLabel(db, key)
  else putLabel(db, after)
  return isEmpty ? null : after
}
