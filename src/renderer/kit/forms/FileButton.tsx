// Draws a button that lets the user choose one file. The input itself is hidden; the button has the focus and the keys.
import { useRef, type ReactNode } from 'react'
import { Button, type ButtonProps } from './Button.tsx'

/** Properties of `FileButton`. */
export interface FileButtonProps extends Pick<ButtonProps, 'kind' | 'size' | 'busy'> {
  /** As the `accept` attribute: ".jsonl,.json". */
  accept: string
  onChoose: (file: File) => void
  children: ReactNode
}

/** Draws a button that opens the file dialog. */
export function FileButton({ accept, onChoose, children, kind = 'first', size = 'normal', busy }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // Allows the same file to be chosen again.
          event.target.value = ''
          if (file !== undefined) onChoose(file)
        }}
      />
      <Button kind={kind} size={size} busy={busy} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}
