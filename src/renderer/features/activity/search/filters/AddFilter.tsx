// Adds a search condition without knowledge of the search language. Its form is loaded when it is first opened.
import { Plus } from 'lucide-react'
import { lazy, memo, Suspense, useRef, useState } from 'react'
import { useWasOpened } from '../../../../kit/hooks/useWasOpened.ts'
import { Icon } from '../../../../kit/Icon.tsx'
import styles from '../search.module.css'
import { useWords } from '../../../../window.ts'

const FilterForm = lazy(async () => ({ default: (await import('./FilterForm.tsx')).FilterForm }))

/** Draws the button that opens the form for a new condition. */
export const AddFilter = memo(function AddFilter() {
  const { searchWords: words } = useWords()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpened = useWasOpened(isOpen)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`button plain compact ${styles.add}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={Plus} />
        {words.addFilter}
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <FilterForm isOpen={isOpen} button={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
})
