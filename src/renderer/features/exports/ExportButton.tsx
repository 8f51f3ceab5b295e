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
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="compact" icon={Download} label={words.title[what]} onClick={() => setOpen(true)}>
        {words.press}
      </Button>
      {isOpen && <LazyExportDialog what={what} filter={filter} onClose={() => setOpen(false)} />}
    </>
  )
}
