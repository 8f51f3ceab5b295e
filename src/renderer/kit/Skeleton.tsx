// Lines where rows will be, shown only when there is nothing on this computer yet. It does not move.

const WIDTHS = [180, 240, 140, 210, 160]

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
