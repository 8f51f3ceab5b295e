// Holds the English texts of the first start.

/** Texts of the first start. */
export const welcomeWords = {
  title: 'See what you hold, send it across chains, and know where it is.',
  lead: 'A wallet companion for Initia and its rollups. Your history is kept on this computer and opens without a network.',
  waysIn: 'How to start',
  promise: 'No account, no e-mail, no telemetry. Nothing is asked of any server before you choose.',
  whatLater: 'What Waybill connects to',
  laterTitle: 'What Waybill connects to',
  laterLead: 'Waybill only contacts the servers your choices need:',
  later: [
    'The indexers and nodes of Initia and its rollups: the history and holdings of your addresses. They see your addresses and your IP address.',
    'The Initia router, when you ask for a transfer: amount, assets and addresses of that transfer.',
    'On the practice network: nobody. It runs inside Waybill.',
  ],
  laterSettings: 'Settings lists every host by name, at any time.',
  hadTransfer: 'Used Waybill before?',
  keyOpen: 'open',
  keyChoose: 'choose',
  keyEnter: 'opens',
  opening: 'Opening',
  openingPractice: (step: number, of: number) => `Opening, step ${step} of ${of}`,
  practiceLabel: 'Practice',
} as const

/** Texts of the three ways to start. */
export const wayInWords = {
  ledger: {
    name: 'Connect a Ledger',
    does: 'Your keys stay on it, in its Ethereum or its Cosmos app. Waybill shows you beforehand exactly what the Ledger will display.',
    press: 'Connect',
  },
  watch: {
    name: 'Watch an address',
    does: 'Follow any init1 or 0x address, with nothing to sign and nothing to plug in.',
    press: 'Watch',
  },
  practice: {
    name: 'Try the practice network',
    does: 'New here? Start with this: a whole network on this computer, with a virtual Ledger and play money. Takes about 10 seconds.',
    press: 'Practise',
  },
} as const

/** Words of the choice of a network. */
export const networkChoiceWords = {
  title: 'Which network?',
  lead: 'Each network has its own accounts and history. You can switch in Settings.',
  choose: 'Choose a network',
  open: (network: string) => `Open ${network}`,
  mainnetTitle: 'Open Mainnet?',
  mainnetLead: 'The real network. Transfers move real funds and can’t be undone.',
  daily: 'Check for new chains once a day',
  dailyHint: 'Asks Initia’s public registry. Nothing changes until you accept it.',
} as const
