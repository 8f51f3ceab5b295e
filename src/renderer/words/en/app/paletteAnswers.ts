// Holds the English answers of the command palette: questions that no entry is named after, and what Waybill can't do.

/**
 * Answers by name. `asked`: what is asked for, in alternatives between bars; every word of one must be typed, in any order, and “=” in front
 * takes it for the whole text alone. `says` is the answer, and the entry leads to where it helps.
 */
export const paletteAnswers = {
  buy: {
    asked:
      'buy|purchase|credit card|debit card|onramp|on ramp|moonpay|top up|add money|add funds|add balance|fund account|get init|get crypto',
    says: 'Waybill doesn’t sell crypto: receive it from an exchange',
  },
  payOut: {
    asked: 'cash out|off ramp|offramp|bank|iban|paypal|fiat|sell for euro|sell for dollars',
    says: 'Waybill can’t pay out to a bank: send to an exchange',
  },
  currency: {
    asked: 'currency|currencies|euro|euros|eur|gbp|pound|yen|chf|franc',
    says: 'Values are in US dollars, no other currency',
  },
  keys: {
    asked: 'seed|mnemonic|recovery phrase|secret phrase|secret key|private key|export key|12 words|24 words',
    says: 'Waybill has no seed phrase or private key: your Ledger keeps them',
  },
  lostLedger: {
    asked: 'lost ledger|broken ledger|new ledger|replace ledger|stolen ledger|lost device|restore wallet|recover wallet|recover account',
    says: 'Restore your recovery phrase on a Ledger, then add its accounts',
  },
  otherWallet: {
    asked:
      'metamask|keplr|leap|phantom|rabby|trezor|import wallet|create wallet|new wallet|add wallet|import account|generate address|hot wallet|import address',
    says: 'Accounts come from your Ledger; other addresses can be watched',
  },
  webApps: {
    asked: 'walletconnect|dapp|browser|extension|connect site|connect website|connect app',
    says: 'Waybill doesn’t connect to websites',
  },
  addToken: {
    asked:
      'add token|add coin|add asset|import token|custom token|missing token|missing coin|token not showing|token not there|where is token',
    says: 'No need to add tokens: your accounts’ assets appear by themselves',
  },
  saveAddress: {
    asked: 'add address|save address|add contact|new contact|save contact|add friend|add name|whitelist',
    says: 'Save an address under a name',
  },
  friends: { asked: 'address friend|friend address', says: 'Address book: addresses with their names' },
  disconnect: {
    asked: 'disconnect|unplug|unpair|eject|remove ledger|forget ledger|delete ledger',
    says: 'Nothing stays connected: unplug your Ledger. Accounts can be removed',
  },
  nftImages: { asked: 'nft picture|nft image|nft photo|load image|load picture|show image', says: 'Choose whether NFT images load' },
  whoSees: {
    asked: 'who sees|sees data|see data|who data|tracking|tracked|analytics|telemetry|spy|anonymous|ip address|data collected|data shared',
    says: 'See which servers are asked, and what they learn',
  },
  failed: { asked: 'failed|why fail|did fail|reverted|=failure|=failures|=error', says: 'Show failed transactions' },
  refunded: { asked: 'refund|refunded|money back', says: 'Show refunds' },
  earned: {
    asked: 'earned|did earn|have earn|earnings|income|did make|have made|profit|made money|roi|much reward|reward get|reward got',
    says: 'Gains, income and fees by year',
  },
  withdraw: { asked: 'withdraw|withdrawal|bring back|move back|take back|get back', says: 'Withdrawals: under way, ready to claim, done' },
  airdrop: { asked: 'airdrop', says: 'No airdrops here; rewards for using rollups are in VIP' },
  slippage: { asked: 'slippage|price tolerance', says: 'Set slippage on a swap, under Cost' },
  ledgerTrouble: {
    asked:
      'ledger not working|ledger not found|ledger doesnt work|ledger wont connect|ledger cant connect|ledger not connecting|ledger not connected|ledger problem|ledger trouble|ledger help|ledger error|ledger not recognized|ledger not detected|ledger status|ledger connected|ledger connection|ledger plugged|check ledger|usb|cant connect',
    says: 'Check why your Ledger doesn’t connect',
  },
  bluetooth: { asked: 'bluetooth|wireless', says: 'Your Ledger connects by USB, not Bluetooth' },
  firmware: { asked: 'firmware|update ledger|ledger live', says: 'Update your Ledger in Ledger’s own app' },
  transit: {
    asked:
      'where money|where funds|where coins|lost money|lost funds|lost coins|missing money|missing funds|money gone|not arrived|didnt arrive|when money|transfer arrive|transfer arrived|did arrive|when arrive|stuck|=pending|pending transfer|pending transaction|in transit',
    says: 'See where your money is: transfers under way and done',
  },
  hacked: {
    asked: 'hacked|hack|stolen|scammed|phishing|compromised|drained|drainer',
    says: 'Hacked? Revoke permissions, then move the rest to a new account',
  },
  login: {
    asked: '2fa|two factor|face id|touch id|fingerprint|biometric|passkey|otp|authenticator',
    says: 'Your Ledger approves each transfer; a passphrase locks Waybill',
  },
  logOut: {
    asked: 'log out|logout|sign out|signout|log off|=log in|=login|=sign in',
    says: 'There’s no sign-in: lock Waybill with a passphrase',
  },
  forgot: {
    asked: 'forgot|forgotten|reset password|reset passphrase|lost password|lost passphrase|recover password',
    says: 'A forgotten passphrase can’t be recovered; your funds are safe on-chain',
  },
  pin: { asked: 'change pin|forgot pin|reset pin|forgotten pin', says: 'The PIN is your Ledger’s: change it on the device' },
  removeAccount: {
    asked: 'delete account|remove account|close account|delete wallet|remove wallet|delete address',
    says: 'Remove an account from Waybill; nothing changes on-chain',
  },
  textSize: {
    asked: 'zoom|font|text size|bigger text|larger text|smaller text|bigger|too small|accessibility',
    says: 'Text size: press Ctrl (⌘ on a Mac) with + or −',
  },
  sound: { asked: 'sound|mute|vibrate', says: 'Quiet hours and desktop notifications' },
  bug: {
    asked: 'bug|report problem|support|crash|crashed|log file|feedback|chat|customer service',
    says: 'Save a support bundle for whoever helps you',
  },
  help: {
    asked: 'help|faq|manual|tutorial|documentation|how start|where start|getting started|get started|beginner|how does work|demo',
    says: 'Learn by a guided first transfer with play money',
  },
  cancel: {
    asked:
      'cancel transaction|cancel transfer|cancel payment|speed up|replace transaction|undo transaction|undo transfer|reverse transaction|stop transaction|stop transfer|sent wrong address',
    says: 'Only what still waits on Ethereum can be cancelled or sped up',
  },
  scanQr: { asked: 'scan qr|scan code|camera|webcam', says: 'Waybill scans no QR codes: paste the address' },
  hideAsset: {
    asked:
      'hide token|hide coin|hide asset|hide small|dust|small balances|hide spam|spam token|scam token|unverified token|hide unverified',
    says: 'Hide an asset in its row; unverified ones stand last',
  },
  multisig: { asked: 'multisig|multi sig|shared wallet|joint account', says: 'No multisig: one Ledger signs' },
  sendNft: { asked: 'send nft|transfer nft|sell nft|move nft|buy nft|list nft', says: 'Waybill can’t send or sell NFTs: it shows them' },
  trading: {
    asked:
      'lending|lend|borrow|loan|limit order|stop loss|leverage|perps|futures|margin|dca|recurring|schedule|scheduled|trading|automatic payment',
    says: 'Waybill only sends, swaps, bridges and stakes',
  },
  request: { asked: 'request money|request payment|payment link|get paid|=invoice', says: 'To get paid, show your address or its QR code' },
  exchange: {
    asked: 'binance|coinbase|kraken|okx|bybit|to exchange|from exchange|my exchange|an exchange',
    says: 'Send to an exchange: mind the memo it asks for',
  },
  memo: { asked: '=memo|destination tag|add memo|payment reference', says: 'A memo is a field of Send' },
  newComputer: {
    asked:
      'another computer|new computer|other computer|second computer|new laptop|new pc|another device|other device|migrate|sync devices',
    says: 'Save a backup here, restore it on the other computer',
  },
  uninstall: {
    asked: 'uninstall|delete app|remove app|delete waybill|remove waybill',
    says: 'Erase Waybill’s data before you uninstall it',
  },
  offline: {
    asked:
      'offline|no internet|no connection|not loading|not syncing|not updating|slow|frozen|wrong balance|balance wrong|balance missing|out of date',
    says: 'See what Waybill reaches, and what is behind',
  },
  proxy: { asked: 'proxy|vpn|tor', says: 'No proxy or Tor setting; servers can be your own' },
  priceAlert: { asked: 'price alert|alert price|price notification', says: 'No price alerts: choose what Waybill tells you' },
  price: { asked: '=price|=prices|=market|price chart', says: 'Prices are beside each asset' },
  mobile: { asked: 'mobile|phone|iphone|ios|android|ipad|app store|play store', says: 'Waybill is for computers: there’s no phone app' },
  email: { asked: 'email|newsletter|register account|sign up|kyc|verify identity', says: 'No sign-up and no email: Waybill needs neither' },
  playMoney: {
    asked: 'faucet|test tokens|free tokens|free init|free money|play money|fake money',
    says: 'Get play money on the practice network',
  },
  addChain: {
    asked: 'add network|add chain|add rollup|custom network|custom chain|new network|missing chain|missing network|chain id',
    says: 'Chains come from Initia’s registry: check for new ones',
  },
  otherChains: {
    asked: 'bitcoin|btc|solana|sol|dogecoin|doge|xrp|cardano|litecoin',
    says: 'Waybill is for Initia and its rollups',
  },
  appUpdate: {
    asked: '=update|=updates|update app|update waybill|new version|newer version|latest version|check updates',
    says: 'Look for a newer Waybill',
  },
  findTx: {
    asked: 'transaction hash|tx hash|txid|transaction id|find transaction',
    says: 'Paste a hash, an address or a height to look it up',
  },
  fees: {
    asked:
      'network fee|transaction fee|much fee|much transfer cost|much send cost|cost send|cost transfer|fee cost|=how much gas|=gas fee|=what fee',
    says: 'Usually under a cent on Initia and its rollups; shown before you sign',
  },
  paidFees: {
    asked:
      'much fee pay|much fee paid|fee pay|fee paid|fee spent|much gas pay|gas paid|gas spent|my fee|total fee|fee last year|fee this year|fee 12 month|fee twelve month|gas 12 month|fee past year|fee last 12',
    says: 'Network fees you paid: see Charts in Activity',
  },
  esInit: {
    asked: '=esinit|what esinit|whats esinit|explain esinit|esinit mean|difference esinit',
    says: 'esINIT is INIT that VIP locks: it becomes INIT as it vests',
  },
  feeSize: {
    asked: 'max gas|gas limit|gas price|priority fee|=nonce|gas settings|set gas',
    says: 'Network fees are estimated, and shown before you sign',
  },
} as const
