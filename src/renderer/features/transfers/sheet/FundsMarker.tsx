// Draws the parcel, which marks where the money is: beside "Funds now", in the list, and on the track.

/** Draws the parcel. */
export function FundsMarker({ size = 18, tone = 'good' }: { size?: number; tone?: 'good' | 'warn' | 'loss' | 'dim' }) {
  return (
    <svg
      className={tone}
      width={size}
      height={size}
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M2 5.2L9 2l7 3.2v8L9 16.4 2 13.2z" />
      <path d="M2 5.2l7 3.2 7-3.2M9 8.4v8M5.5 3.6l7 3.2v3" />
    </svg>
  )
}
