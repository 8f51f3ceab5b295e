// Draws where the metadata of an NFT is.
import { CopyButton } from '../forms/CopyButton.tsx'
import { LongUntrusted } from './Untrusted.tsx'
import { useAllWords } from '../../window.ts'

const DATA_SCHEME = /^data:/iu

/** Draws where the metadata is; of metadata that the address itself holds only that, and how much it is. */
export function MetadataUri({ uri }: { uri: string }) {
  const { nftWords: words } = useAllWords()
  return (
    <span className="address-line">
      {DATA_SCHEME.test(uri) ? (
        <span>{words.storedInside(uri.length)}</span>
      ) : (
        <span className="mono small">
          <LongUntrusted text={uri} />
        </span>
      )}
      <CopyButton text={uri} label={words.copyUri} />
    </span>
  )
}
