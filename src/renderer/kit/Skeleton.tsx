// Draws lines where rows will be, shown only when no data is stored yet. It is not animated.

const WIDTHS = [180, 240, 140, 210, 160]

/** Draws placeholder rows. */
export function SkeletonRows({ count = 8 }: { count?: number }) {
  return (
    <div className="skeletons" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div className="row skeleton-row" key={index}>
          <span className="skeleton" style={{ width: 40 }} />
          <span className="skeleton" style={{ width: WIDTHS[index % WIDTHS.length] }} />
          <span className="skeleton" style={{ width: 90 }} />
        </div>
      ))}
    </div>
  )
}
