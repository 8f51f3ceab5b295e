// Holds the German texts of the signing device: its state and what to do, one line each.
import type { LedgerApp } from '../../../../shared/contract/status.ts'
import type { AllWords } from '../../words.ts'
import { formatList } from '../format.ts'

type Words = AllWords

const APP_USE: Record<LedgerApp, string> = {
  Ethereum: 'Dieses Konto signiert mit der Ethereum-App.',
  Cosmos: 'Dieses Konto signiert mit der Cosmos-App.',
}

const openIt = (app: LedgerApp) => `${APP_USE[app]} Öffnen Sie sie am Gerät oder von hier aus.`
const HELD = 'Schließen Sie Ledger Live oder den Browser-Tab, der ihn benutzt, und suchen Sie erneut.'
const OTHER = 'Er wurde nach nichts gefragt. Schließen Sie den Ledger an, mit dem Sie das Konto hinzugefügt haben.'

/** Describes a device's state and what the user can do. `app` is the one that is needed. */
export const deviceSentence: Words['deviceSentence'] = (device, app) => {
  switch (device.state) {
    case 'unknown':
      return { line: 'Noch nicht gesucht', todo: 'Schließen Sie Ihren Ledger an und entsperren Sie ihn.' }
    case 'absent':
      return { line: 'Kein Ledger gefunden', todo: 'Schließen Sie ihn an und entsperren Sie ihn. Ein reines Ladekabel genügt nicht.' }
    case 'notPermitted':
      return {
        line: `${deviceName(device.model)} ist angeschlossen, aber dieser Computer hält ihn verschlossen`,
        todo: 'Linux braucht eine Regel, die Ihnen den Zugriff erlaubt.',
      }
    case 'held':
      return { line: `Ein anderes Programm benutzt den ${deviceName(device.model)}`, todo: HELD }
    case 'locked':
      return { line: `${deviceName(device.model)} ist gesperrt`, todo: 'Geben Sie seine PIN ein.' }
    case 'dashboard':
      return { line: 'Keine App ist offen', todo: openIt(app) }
    case 'wrongApp':
      return { line: `${device.app} ist offen; nötig ist ${app}`, todo: openIt(app) }
    case 'appMissing':
      return {
        line: `Die ${device.app}-App fehlt auf dem ${deviceName(device.model)}`,
        todo: `Installieren Sie sie mit Ledger Live, schließen Sie Ledger Live und suchen Sie erneut. ${APP_USE[app]}`,
      }
    case 'appTooOld':
      return {
        line: `Die ${device.app}-App ist zu alt (${device.version})`,
        todo: `Aktualisieren Sie sie mit Ledger Live auf ${device.oldest} oder neuer: Ältere zeigen nicht alles, was sie signieren.`,
      }
    case 'otherAccount':
      return { line: `${deviceName(device.model)} hält andere Schlüssel als dieses Konto`, todo: OTHER }
    case 'ready':
      return { line: `${device.app} ${device.version} ist offen`, todo: 'Bereit. Es zeigt nichts, bevor Sie darum bitten.' }
    case 'busy':
      return { line: 'Waybill spricht mit dem Gerät', todo: 'Das dauert einen Augenblick.' }
    case 'prompting':
      return promptSentences(app)[device.prompt.kind]
    case 'rejected':
      return { line: 'Am Gerät abgelehnt', todo: 'Nichts wurde signiert, nichts wurde gesendet.' }
    case 'unplugged':
      return {
        line: 'Das Gerät wurde abgezogen',
        todo: 'Schließen Sie es wieder an und entsperren Sie es. Was es nicht signiert hatte, ist nicht verloren.',
      }
  }
}

const promptSentences = (app: LedgerApp) => ({
  address: {
    line: 'Es zeigt eine Adresse',
    todo: 'Vergleichen Sie sie mit der hier, Zeichen für Zeichen, und bestätigen Sie dann am Gerät.',
  },
  message: {
    line: 'Es zeigt die Nachricht',
    todo: 'Lesen Sie alles, dann halten Sie zum Signieren gedrückt. Der Text unten ist derselbe, Zeichen für Zeichen.',
  },
  transaction: {
    line: 'Es zeigt die Transaktion',
    todo: 'Vergleichen Sie ihre Felder mit denen unten, dann halten Sie zum Signieren gedrückt.',
  },
  openApp: { line: `Es fragt, ob die ${app}-App geöffnet werden soll`, todo: 'Bestätigen Sie am Gerät.' },
})

/** Names the other Ledgers that are plugged in; null when there are none. */
export const othersNote: Words['othersNote'] = (device) => {
  if (!('others' in device) || device.others === undefined) return null
  const { model, others } = device
  const names = formatList(others.map((other) => (other === model ? `ein weiterer ${deviceName(other)}` : deviceName(other))))
  return `Dies ist der ${deviceName(model)}. Auch ${names} ${others.length === 1 ? 'ist' : 'sind'} angeschlossen: Für ein Konto nimmt Waybill den, der seinen Schlüssel hält.`
}

/** @example deviceName('Flex') // 'Ledger Flex' */
export function deviceName(model: string): string {
  return model.startsWith('Ledger') ? model : `Ledger ${model}`
}

/** Returns two short lines for the foot of the sidebar. */
export const deviceBrief: Words['deviceBrief'] = (device) => {
  const name = 'model' in device ? device.model.replace(/^Ledger /, '') : 'Ledger'
  switch (device.state) {
    case 'unknown':
      return { line: 'Kein Ledger', todo: 'nicht gesucht' }
    case 'absent':
      return { line: 'Kein Ledger', todo: 'nicht angeschlossen' }
    case 'notPermitted':
      return { line: name, todo: 'kein Zugriff' }
    case 'held':
      return { line: name, todo: 'anderswo benutzt' }
    case 'locked':
      return { line: name, todo: 'gesperrt' }
    case 'dashboard':
      return { line: name, todo: 'keine App offen' }
    case 'wrongApp':
      return { line: `${name}, ${device.app} offen`, todo: neededFor(device.app) }
    case 'appMissing':
      return { line: name, todo: `${device.app} fehlt` }
    case 'appTooOld':
      return { line: name, todo: `${device.app} zu alt` }
    case 'otherAccount':
      return { line: name, todo: 'andere Schlüssel' }
    case 'failed':
      return { line: name, todo: 'nicht nutzbar' }
    case 'ready':
      return { line: `${name}, ${device.app} offen`, todo: 'bereit' }
    case 'busy':
      return { line: name, todo: 'beschäftigt' }
    case 'prompting':
      return { line: name, todo: 'wartet auf Sie' }
    case 'rejected':
      return { line: name, todo: 'abgelehnt' }
    case 'unplugged':
      return { line: name, todo: 'abgezogen' }
  }
}

/** Returns the app that is needed, which is the one of the two that is not open. */
function neededFor(open: string): string {
  if (open === 'Cosmos') return 'nötig: Ethereum'
  return open === 'Ethereum' ? 'nötig: Cosmos' : 'nicht die nötige App'
}

/** Texts of the signing device. */
export const deviceWords: Words['deviceWords'] = {
  panel: 'Gerät',
  look: 'Erneut suchen',
  awaited: {
    line: 'Warte auf den Ledger',
    todo: 'Er ist einige Sekunden weg, wenn eine App auf ihm geöffnet oder geschlossen wird. Haben Sie ihn abgezogen, schließen Sie ihn wieder an.',
  },
  awaitedBrief: { line: 'Kein Ledger', todo: 'wird erwartet' },
  elsewhere: (name) => (name === null ? 'Der Ledger zeigt eine andere Anfrage' : `Der Ledger fragt nach ${name}`),
  stillAsking: (name) => `Der Ledger fragt noch nach ${name}. Zum Abbrechen dort ablehnen.`,
  elsewhereTodo: 'Das ist nicht, was Sie hier prüfen. Bestätigen oder lehnen Sie es zuerst auf dem Gerät ab.',
  openOther: (name) => `${name} öffnen`,
  busyWith: (name) => `Gerade auf dem Ledger: ${name} öffnen`,
  openApp: (app) => `${app} öffnen`,
  udevLead: 'Führen Sie dies einmal in einem Terminal aus und schließen Sie das Gerät dann neu an:',
  copyRule: 'Befehle kopieren',
  copyText: 'Ganzen Text kopieren',
  fullText: 'Ganzer Text',
  showText: 'Text anzeigen',
  hideText: 'Text ausblenden',
  messagePages: 'Ganzer Text, Seite für Seite wie auf dem Gerät',
  letters: (count) => `${count} Zeichen`,
  marked: 'Markiert: jetzt auf dem Gerät',
  screens: (count) => `Etwa ${count} Anzeigen auf dem Gerät.`,
  screensExactly: (count) => (count === 1 ? 'Eine Anzeige auf dem Gerät.' : `${count} Anzeigen auf dem Gerät.`),
  whyText: 'Das Gerät zeigt diese Nachricht als Text, weil Initia-Konten über seine Ethereum-App signieren.',
  notReadable: 'Der Text enthält Zeichen jenseits der einfachen englischen: Das Gerät zeigt Ziffern statt Worte.',
  whyFields: 'Die Cosmos-App zeigt dies Feld für Feld: Chain, Art, Beträge in Basiseinheiten, Adressen, Gebühr.',
  expertNote: 'Im Expertenmodus zeigt die App auch Chain, Konto, Sequenznummer und Gas.',
  cutText:
    'Der Text enthält Zeichen jenseits der einfachen englischen: Das Gerät lässt sie weg; ein Nano zeigt an ihrer Stelle womöglich Symbole.',
  fieldsHead: 'Was das Gerät zeigen wird, Seite für Seite',
  copyTransaction: 'Ganze Transaktion kopieren',
  endsApproval: 'Ihr Ledger nennt auch den Widerruf „approve“: 0 zu genehmigen nimmt die Erlaubnis zurück.',
  blindNote:
    'Blind Signing: Ihr Ledger kann nicht zeigen, was dieser Aufruf im Einzelnen tut; vor einem falschen kann er Sie nicht warnen. Waybill hat ihn gelesen und jedes Feld mit Ihrem Auftrag verglichen.',
  blindIsOff: 'Blind Signing ist aus. Dieser Vertragsaufruf braucht es.',
  blindStillOn: 'Blind Signing ist noch an: Ihr Ledger signiert Aufrufe, die er nicht zeigen kann.',
  blindTurnOff: 'Ausschalten',
  blindReminder: 'War Blind Signing nur hierfür an, schalten Sie es in den Einstellungen der Ethereum-App Ihres Ledgers wieder aus.',
  plainNote: 'Das Gerät zeigt als Symbol vielleicht ??? und das Netz als Zahl: Es kennt nicht jede Chain.',
  drawing: 'Was das Gerät zeigt',
  practiceDevice: 'Übungsgerät',
  keepHolding: 'Eine Sekunde lang halten',
  practiceKeys: 'Tasten: ← → blättern.',
  practiceLastKeys: 'Auf der letzten Seite zweimal Enter.',
  practiceHint: 'Im Übungsnetz ist diese Zeichnung Ihr Ledger: Drücken Sie seine Tasten hier.',
  screenOf: (page, pages) => `${page} von ${pages}`,
  screenNamed: (page, pages, heading) => `Anzeige ${page} von ${pages}: ${heading}`,
  next: 'Nächste Anzeige',
  back: 'Vorige Anzeige',
  more: 'Mehr',
  less: 'Schließen',
  reject: 'Ablehnen',
  approve: {
    message: 'Zum Signieren halten',
    transaction: 'Zum Signieren halten',
    address: 'Bestätigen',
    openApp: 'Öffnen',
  },
  lock: 'Sperren',
  unlock: 'Entsperren',
  unplug: 'Abziehen',
  plug: 'Anschließen',
  tapEthereum: 'Ethereum-App antippen',
  tapCosmos: 'Cosmos-App antippen',
  blindSigningOn: 'Blindes Signieren erlauben',
  blindSigningOff: 'Blindes Signieren verbieten',
  expertModeOn: 'Expertenmodus ein',
  expertModeOff: 'Expertenmodus aus',
  quitApp: 'App schließen',
  off: 'Nicht angeschlossen',
  lockedScreen: 'PIN eingeben',
  dashboardScreen: 'Übersicht',
  rejectedScreen: 'Abgelehnt',
  otherKeysScreen: 'Andere Schlüssel',
  busyScreen: 'Einen Moment',
  unseenScreen: 'Waybill sieht den Bildschirm nicht',
  appReady: 'ist bereit',
  lookOnDevice: 'Sehen Sie auf Ihr Gerät',
}
