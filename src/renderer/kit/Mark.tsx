// Draws an icon in a ring, with a letter in its place until it is loaded.
import { useState } from 'react'

/** Properties of `Mark`. */
export interface MarkProps {
  icon: string | null
  letter: string
  kind?: 'unverified' | 'chain' | ''
}

/** Draws an icon; its letter until the icon is there. */
export function Mark({ icon, letter, kind = '' }: MarkProps) {
  const [drawn, setDrawn] = useState<string | null>(null)
  return (
    <span className={`asset-ring ${kind}`} aria-hidden="true">
      {drawn !== icon || icon === null ? letter : null}
      {icon !== null && (
        <img
          // One that was drawn before is complete at once: no letter is seen first.
          ref={(image) => {
            if (image?.complete === true && image.naturalWidth > 0) setDrawn(icon)
          }}
          src={icon}
          alt=""
          width={20}
          height={20}
          loading="lazy"
          decoding="async"
          draggable={false}
          onLoad={() => setDrawn(icon)}
        />
      )}
    </span>
  )
}
