// Draws a button whose label changes while the pointer is near it: it never gets narrower, so that its neighbours stay where they are.
import { useLayoutEffect, useRef } from 'react'
import { Button, type ButtonProps } from './Button.tsx'

/** Draws it. */
export function SteadyButton(props: Omit<ButtonProps, 'ref'>) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (button.current === null) return
    const { style, offsetWidth } = button.current
    style.minWidth = `${Math.max(offsetWidth, Number.parseFloat(style.minWidth) || 0)}px`
  })
  return <Button {...props} ref={button} />
}
