// Says where a saved file is.
import type { Saved } from '../../data/saveFile.ts'
import { useWords } from '../../window.ts'

/** Properties of `SavedNote`. */
export interface SavedNoteProps {
  /** Null = nothing is saved yet: the place for the note is there, so that it is read out when it comes. */
  saved: Saved
  /** Said before it. */
  lead?: string
}

/** Draws the path of a saved file, or its name in the browser's downloads. */
export function SavedNote({ saved, lead = '' }: SavedNoteProps) {
  const { exportWords: words } = useWords()
  return (
    <output className="small">
      {saved !== null && lead !== '' && `${lead} `}
      {saved !== null && ('path' in saved ? words.savedTo(saved.path) : words.downloaded(saved.name))}
    </output>
  )
}
