// Whether the sheet about what is copied is open.
import { create } from 'zustand'

export const useCoverage = create<{ isOpen: boolean }>(() => ({ isOpen: false }))

export function showCoverage(isOpen: boolean): void {
  useCoverage.setState({ isOpen })
}
