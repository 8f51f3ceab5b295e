// Holds the English synonyms of the command palette.

/** Synonyms by which entries of the command palette are found. */
export const paletteSynonyms = {
  /** Of screens. */
  screens: {
    portfolio: 'home balance holdings assets total',
    activity: 'history transactions',
    nfts: 'collectibles pictures',
    transfer: 'send move bridge swap pay',
    receive: 'deposit address qr code',
    transfers: 'waybills bridge progress status',
    withdrawals: 'claim optimistic bridge challenge',
    permissions: 'allowance approval revoke grants authz',
    governance: 'proposals vote dao',
    staking: 'stake delegate validator rewards claim unbonding',
    explorer: 'blocks chain contract',
    notices: 'alerts unread',
    accounts: 'address book label ledger wallet',
    messages: 'sign verify signature text proof',
    settings: 'preferences options',
    health: 'diagnostics status problem',
  },
  /** Of sections of Settings. */
  sections: {
    network: 'practice testnet mainnet switch chain',
    chains: 'registry rollup update list new chains',
    vault: 'passphrase password security lock encrypt timeout',
    privacy: 'images prices ipfs gateway tracking privacy',
    notices: 'notices alerts quiet hours desktop',
    appearance: 'theme light dark colours',
    language: 'translation english german deutsch',
    hosts: 'nodes indexer router rpc rest endpoints test servers',
    'own-hosts': 'own node indexer rpc rest endpoint custom',
    data: 'backup restore verify integrity compact storage size folder',
    about: 'version update licences license system platform',
    erase: 'delete remove wipe reset account',
  },
  /** Of commands. */
  commands: {
    transfer: 'send move bridge swap pay',
    connect: 'connect hardware wallet new account',
    watch: 'new account follow read only',
    sync: 'refresh update reload synchronise',
    coverage: 'history gaps complete freshness copied missing',
    figures: 'charts statistics months fees transactions activity',
    health: 'diagnostics status hosts latency log bundle problem help support',
    newChains: 'registry rollup list refresh update networks',
    light: 'appearance bright',
    dark: 'appearance night',
    system: 'appearance automatic',
    lock: 'ledger pin',
    unlock: 'ledger pin',
    keys: 'keyboard shortcuts help',
    export: 'download save csv json file taxes koinly',
    guide: 'learn tutorial help begin practise step by step',
    trouble: 'problem failure refund fault error simulate',
  },
} as const
