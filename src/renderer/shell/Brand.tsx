// Draws the name in the title bar with its mark.

/** Draws the name and the mark. */
export function Brand() {
  return (
    <div className="brand">
      <svg width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
        <circle cx="9" cy="9" r="8" />
        <path d="M4.3 6.3l2.2 6L9 6.8l2.5 5.5 2.2-6" />
      </svg>
      <span className="word">Waybill</span>
    </div>
  )
}
