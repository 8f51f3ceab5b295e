// Holds the English synonyms of the command palette.

/** Synonyms by which entries of the command palette are found. */
export const paletteSynonyms = {
  /** Of screens. */
  screens: {
    portfolio: 'home balance holdings assets total net worth value spam scam unverified chart wallet',
    activity: 'history transactions spent past',
    nfts: 'collectibles pictures spam scam hidden send nft art',
    transfer: 'send move bridge swap pay slippage route routes quote',
    receive: 'deposit my address qr code money funds tokens get paid',
    transfers: 'money in transit live waybills bridge progress status draft drafts where is my money stuck missing pending',
    withdrawals: 'claim withdrawal optimistic bridge challenge',
    permissions: 'allowance allowances approval approvals revoke grants authz spend spender tokens',
    gains: 'prices price csv import tax taxes cost basis profit loss income earned earnings made lots year report',
    governance: 'proposals vote voting ballot dao vip gauge gauges',
    staking: 'stake delegate validator rewards earn yield apy apr interest passive claim unbonding period unstake',
    vip: 'reward program rewards esinit rollup stage score vesting claim airdrop airdrops points',
    explorer: 'blocks chain contract transaction hash lookup',
    notices: 'alerts unread',
    accounts: 'switch change account rename ledger wallet add',
    addressBook: 'label labels import add contact contacts friend friends people name names recipient',
    messages: 'sign verify signature text proof',
    settings: 'preferences options',
    health: 'diagnostics status problem hosts latency log logs bundle help support ledger usb not working broken',
  },
  /** Of sentences that fill a form: what they begin with, and what stands before a destination or a chain. */
  restore: 'restore backup recover load import',
  sentence: {
    send: 'send pay',
    swap: 'swap exchange convert trade sell',
    bridge: 'bridge move withdraw',
    /** What bridges only beside a chain that it comes from. */
    fetch: 'get take bring return pull',
    stake: 'stake delegate',
    unstake: 'unstake undelegate unbond',
    to: 'to into in for -> →',
    on: 'on',
    from: 'from',
    vote: 'vote',
    watch: 'watch follow track',
    /** Between “vote” and the number of a proposal. */
    joining: 'on for a proposal the no. number',
    proposal: 'proposal',
    gains: 'gains tax taxes profit profits loss losses income',
    export: 'export download save',
    receive: 'receive',
    /** Words before what is meant, which is found without them. */
    filler: 'open show go to the my see view find please',
    /** Words that only join others: an entry need not have them. */
    joint:
      'a an i me my mine is are am do does did be can could should would will of for in on at to with from and or the this that it all some any how much many what which who when why there get want need pick choose not no working works work',
    /** Words in a sentence that fills a form, which change nothing of it. */
    ignored: 'back please some my the money funds coins all everything',
    /** Beside the year of gains or of an export. */
    besideYear: 'for as to in of the my report activity history transactions year',
  },
  /** Of sections of Settings. */
  sections: {
    network: 'practice testnet mainnet switch chain',
    chains: 'registry rollup update list new chains',
    vault: 'change passphrase password security lock unlock encrypt timeout',
    privacy: 'images prices currency euro dollar usd fiat value ipfs gateway tracking privacy who sees my data telemetry',
    notices: 'notices alerts quiet hours desktop turn off on mute disable',
    appearance: 'theme mode light dark colours',
    language: 'change translation english german deutsch sprache',
    hosts: 'hosts nodes indexer router rpc rest endpoints test',
    'own-hosts': 'change server own hosts node indexer rpc rest endpoint custom',
    backup: 'backup back up save copy',
    data: 'backup restore verify integrity compact storage size folder cache disk space',
    about: 'version update licences license system platform terms open source code github',
    erase: 'start over delete remove wipe reset account',
  },
  /** Of the networks, where one is chosen. */
  networks: {
    practice: 'network switch change use play money virtual ledger',
    testnet: 'network switch change use test',
    mainnet: 'network switch change use real live',
  },
  /** Of what copies an address of one's own. */
  myAddress: 'my ledger show wallet public receive qr code',
  /** Of what has a name of its own. */
  things: {
    assets: 'asset token coin price value worth balance',
    book: 'pay contact contacts friend address book',
    chains: 'chain network rollup blocks explorer',
    validators: 'validator stake delegate commission',
  },
  /** Of commands. */
  commands: {
    transfer: 'move money new transfer',
    send: 'pay payment transfer somebody friend',
    swap: 'exchange trade convert buy sell assets tokens coins',
    bridge: 'move deposit withdraw rollup l2 cross',
    connect: 'connect hardware wallet new account ledger device',
    watch: 'new account follow track wallet read only',
    sync: 'refresh update reload synchronise',
    coverage: 'gaps complete freshness copied missing',
    stake: 'delegate validator yield commission',
    claimRewards: 'staking collect withdraw harvest earnings pending unclaimed validator',
    claimVip: 'esinit vesting rollup stage bonus collect',
    compound: 'restake reinvest auto-compound staking',
    unstake: 'stop staking take out undelegate unbond redelegate withdraw stake switch change validator',
    figures: 'figures charts statistics graphs months network fees gas pay paid spent transactions activity',
    newChains: 'registry rollup list refresh update networks',
    hideAmounts: 'hide balance balances my values privacy mode mask discreet dots screenshot share screen stream',
    showAmounts: 'show balance balances my values privacy mode unhide',
    light: 'appearance bright mode',
    dark: 'appearance night mode',
    system: 'appearance automatic',
    encrypt: 'encryption passphrase password protect security lock wallet',
    lockWindow: 'now away screen app wallet',
    lock: 'ledger pin',
    unlock: 'ledger pin',
    keys: 'keyboard shortcuts help',
    export: 'download save csv json file',
    voteGauges: 'gauges weights rollups cycle governance',
    revoke: 'approval allowance grant cancel remove authz spend tokens',
    exportActivity: 'tax taxes report koinly',
    exportGains: 'save download tax taxes report csv html profit year',
    extendName: 'name names username renew',
    guide: 'learn tutorial help begin practise step by step',
    trouble: 'problem failure practise let something go wrong fault error simulate',
  },
} as const
