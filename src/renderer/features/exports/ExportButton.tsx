// Exports what is on screen to a file.
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { ActivityFilter } from '../../../shared/contract/history/activity.ts'
import type { ExportWhat } from '../../../shared/contract/settings/exports.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { LazyExportDialog } from './LazyExportDialog.tsx'
import { useWords } from '../../window.ts'

/** Properties of `ExportButton`. */
export interface ExportButtonProps {
  what: ExportWhat
  /** For activity: exactly these rows. Otherwise only the account is used. */
  filter?: ActivityFilter
}

/** Draws the button that opens the export dialog. */
export function ExportButton({ what, filter = {} }: ExportButtonProps) {
  const { exportWords: words } = useWords()
  const [open, setOpen] = useState<ExportWhat | null>(null)
  return (
    <>
      <Button size="compact" icon={Download} label={words.title[what]} onClick={() => setOpen(what)}>
        {words.press}
      </Button>
      {open !== null && (
        <LazyExportDialog
          key={open}
          what={open}
          filter={open === what ? filter : { accountId: filter.accountId }}
          onTaxes={open === 'holdings' ? () => setOpen('activity') : undefined}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
