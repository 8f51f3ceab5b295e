// Chooses the icon that stands where an NFT has no picture.
import { CircleAlert, EyeOff, Image, ImageOff, type LucideIcon } from 'lucide-react'
import type { ImageReason } from '../../../shared/contract/history/nft.ts'

const ICONS: Partial<Record<ImageReason, LucideIcon>> = {
  off: EyeOff,
  collectionOff: EyeOff,
  notYet: Image,
  noImage: ImageOff,
  noUri: ImageOff,
}

/** Returns the icon for the reason why there is no picture. */
export function iconOf(reason: ImageReason): LucideIcon {
  return ICONS[reason] ?? CircleAlert
}
