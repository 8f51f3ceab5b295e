// Writes what is on screen to a file.
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { ActivityFilter } from '../../../shared/contract/history/activity.ts'
import type { ExportWhat } from '../../../shared/contract/settings/exports.ts'
import { Button } from '../../kit/forms/Button.tsx'
import { exportWords as words } from '../../words/exports.ts'
import { ExportDialog } from './ExportDialog.tsx'

export interface ExportButtonProps {
  what: ExportWhat
  /** Of activity: exactly these rows. Elsewhere only the account counts. */
  filter?: ActivityFilter
}

export function ExportButton({ what, filter = {} }: ExportButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="compact" icon={Download} label={words.title[what]} onClick={() => setOpen(true)}>
        {words.press}
      </Button>
      {isOpen && <ExportDialog what={what} filter={filter} onClose={() => setOpen(false)} />}
    </>
  )
}
