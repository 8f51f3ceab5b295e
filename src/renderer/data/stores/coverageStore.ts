// Holds whether the coverage drawer is open.
import { create } from 'zustand'

/** Holds whether the coverage drawer is open. */
export const useCoverage = create<{ isOpen: boolean }>(() => ({ isOpen: false }))

/** Opens or closes the coverage drawer. */
export function showCoverage(isOpen: boolean): void {
  useCoverage.setState({ isOpen })
}
