// Finds which other transfer the device is asked to sign while a review is on screen.
import type { OtherRequest } from '../../devices/DeviceStatus.tsx'
import { useTransfers } from '../../../data/transfers/transfersStore.ts'
import { go } from '../../../navigation.ts'
import { useAllWords, useAppWindow } from '../../../window.ts'

/** Returns the transfer other than this one that waits for a signature on the device; null without one. */
export function useOtherRequest(id: string): OtherRequest | null {
  const { transferNumber } = useAllWords()
  const win = useAppWindow()
  const other = useTransfers(({ value }) => value?.find(({ transfer, running }) => running === 'sign' && transfer.id !== id)?.transfer)
  return other === undefined ? null : { name: transferNumber(other.number), open: () => go(win, 'transfer', { transferId: other.id }) }
}
