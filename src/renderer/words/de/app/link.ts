// Holds the German texts of links that fill the transfer form.
import type { AllWords } from '../../words.ts'

type Words = AllWords

/** Texts of links that fill the transfer form. */
export const linkWords: Words['linkWords'] = {
  label: 'Durch einen Link ausgefüllt',
  filled:
    'Ein Link hat dieses Formular ausgefüllt. Vergleichen Sie jeden Wert mit dem, was Sie wollen, und wählen Sie das zahlende Konto selbst.',
  refused: 'Ein Link wurde nicht angenommen: Waybill liest ihn nicht. Nichts wurde ausgefüllt.',
  unknownChain: 'Dieses Netz hat keine solche Chain. Vielleicht ist der Link für ein anderes Netz gedacht.',
  empty: 'Formular leeren',
  dismiss: 'Schließen',
}

/** Names of a link's fields, in the order of the form. */
export const linkFieldWords: Words['linkFieldWords'] = {
  fromChain: 'Von Chain',
  fromAsset: 'Asset',
  toChain: 'Nach Chain',
  toAsset: 'Als',
  amount: 'Betrag',
  recipient: 'Empfänger',
}
