// The texts of the screens that were recorded with the exchanges of the same names: one string a screen, its parts as they were drawn.

type Screens = Readonly<Record<string, readonly string[]>>

/** The recorded screens of the Ethereum app. */
export const ETHEREUM_SCREENS: Screens = {
  'addr-show-reject': ['Verify Ethereum | address | Swipe to continue | Cancel | 1 of 2'],
  'tx-legacy-c1': [
    'Review transaction | Swipe to review | Reject | 1 of 4',
    'From | 0xf39Fd6e51aad88F6F | 4ce6aB8827279cffFb9 | 2266 | Amount | 0.01 ETH | To | 0x70997970C51812dc3 | A010C7d01b50e0d17dc | 79C8 | Reject | 2 of 4',
    'Max fees | 0.00042 ETH | Reject | 3 of 4',
    'Sign transaction? | Reject | 4 of 4 | Hold to sign',
  ],
  'tx-eip1559-c1': [
    'Review transaction | Swipe to review | Reject | 1 of 4',
    'From | 0xf39Fd6e51aad88F6F | 4ce6aB8827279cffFb9 | 2266 | Amount | 0.01 ETH | To | 0x70997970C51812dc3 | A010C7d01b50e0d17dc | 79C8 | Reject | 2 of 4',
    'Max fees | 0.00042 ETH | Reject | 3 of 4',
    'Sign transaction? | Reject | 4 of 4 | Hold to sign',
  ],
  'tx-eip1559-c11155111': [
    'Review transaction | Swipe to review | Reject | 1 of 4',
    'From | 0xf39Fd6e51aad88F6F | 4ce6aB8827279cffFb9 | 2266 | Amount | 0.01 ETH | To | 0x70997970C51812dc3 | A010C7d01b50e0d17dc | 79C8 | Reject | 2 of 4',
    'Max fees | 0.00042 ETH | Network | Sepolia | Reject | 3 of 4',
    'Sign transaction? | Reject | 4 of 4 | Hold to sign',
  ],
  'tx-legacy-c11155111': [
    'Review transaction | Swipe to review | Reject | 1 of 4',
    'From | 0xf39Fd6e51aad88F6F | 4ce6aB8827279cffFb9 | 2266 | Amount | 0.01 ETH | To | 0x70997970C51812dc3 | A010C7d01b50e0d17dc | 79C8 | Reject | 2 of 4',
    'Max fees | 0.000021 ETH | Network | Sepolia | Reject | 3 of 4',
    'Sign transaction? | Reject | 4 of 4 | Hold to sign',
  ],
  'tx-reject': ['Review transaction | Swipe to review | Reject | 1 of 4', 'Reject transaction? | Go back to transaction | Yes, reject'],
  'pm-short': [
    'Review message | Swipe to review | Reject | 1 of 3',
    'Message | Hello from Initia | Reject | 2 of 3',
    'Sign message? | Reject | 3 of 3 | Hold to sign',
  ],
  'pm-binary': [
    'Review message | Swipe to review | Reject | 1 of 3',
    'Message | 0x00ff10aa | Reject | 2 of 3',
    'Sign message? | Reject | 3 of 3 | Hold to sign',
  ],
  'pm-amino': [
    'Review message | Swipe to review | Reject | 1 of 3',
    'Message | {"account_ | number":"0","chain_ | id":"interwoven- | 1","fee":{"amount":[{"am | ount":"1500","denom":" | uinit"}],"gas":"100000... | More | Reject | 2 of 3',
    'Sign message? | Reject | 3 of 3 | Hold to sign',
  ],
  'tx-bigdata-reject': [
    "Blind signing ahead | This transaction's details are  | not fully verifiable. If you sign,  | you could lose all your assets. | Continue anyway | Back to safety",
  ],
  '712-hashed-reject': [
    "Blind signing ahead | This transaction's details are  | not fully verifiable. If you sign,  | you could lose all your assets. | Continue anyway | Back to safety",
  ],
  '712-full': [
    "Blind signing ahead | This transaction's details are  | not fully verifiable. If you sign,  | you could lose all your assets. | Continue anyway | Back to safety",
    'Review typed message | Reject | 1 of 5 | Blind signing required.',
    'Skip | Review struct | EIP712Domain | name | Test | version | 1 | chainId | 1 | Reject | 2 of 5',
    'Skip | verifyingContract | 0xCcCCccccCCCCcCC | CCCCcCcCccCcCCCcC | cccccccC | Review struct | Mail | Reject | 3 of 5',
    'Skip | from | 0x70997970C51812dc3 | A010C7d01b50e0d17dc | 79C8 | contents | hi | n | 5 | Reject | 4 of 5',
    'Accept risk and sign  | typed message? | Reject | 5 of 5 | Hold to sign',
  ],
}

/** The recorded screens of the Cosmos app. */
export const COSMOS_SCREENS: Screens = {
  'addr-show': [
    'Verify Cosmos | address | Swipe to continue | Cancel | 1 of 2',
    'Address | cosmos15yk64u7zc9g9 | k2yr2wmzeva5qgwxps | 6yxj00e7 | Cancel | 2 of 2 | Confirm',
    'Address verified',
  ],
  'addr-show-reject': ['Verify Cosmos | address | Swipe to continue | Cancel | 1 of 2', 'Address verification | cancelled'],
  'sign-hrp-cosmos': [
    'Review transaction | Swipe to review | Reject | 1 of 4',
    'Type | Send | Amount | 1000000 uinit | From | cosmos15yk64u7zc9g9 | k2yr2wmzeva5qgwxps | 6yxj00e7 | Reject | 2 of 4',
    'To | cosmos15428vq2uzwh | m3taey9sr9x5vm6tk78 | ewe54lwe | Fee | 1500 uinit | Reject | 3 of 4',
    'Sign transaction? | Reject | 4 of 4 | Hold to sign',
    'Transaction signed',
  ],
  'sign-reject': [
    'Review transaction | Swipe to review | Reject | 1 of 5',
    'Reject transaction? | Go back to transaction | Yes, reject',
    'Transaction rejected',
  ],
  'sign-60-inj-noexpert': ['Expert Mode | Required | Ok'],
  'sign-ibc': [
    'Review transaction | Swipe to review | Reject | 1 of 6',
    'Chain ID | interwoven-1 | Account | 12 | Sequence | 9 | Type | cosmos-sdk/MsgTransf | er | Reject | 2 of 6',
    'msgs/value/receiver | osmo15yk64u7zc9g9k2 | yr2wmzeva5qgwxps6y | wful0v | msgs/value/sender | init15yk64u7zc9g9k2yr | 2wmzeva5qgwxps6ygy | 0uju | msgs/value/source_channel | channel-71 | Reject | 3 of 6',
    'msgs/value/source_port | transfer | msgs/value/timeout_height | {} | msgs/value/timeout_timestamp | 179500000000000000 | 0 | Reject | 4 of 6',
    'msgs/value/token | {"amount":"1000000","d | enom":"uinit"} | Fee | 3000 uinit | Gas | 200000 | Reject | 5 of 6',
    'Sign transaction? | Reject | 6 of 6 | Hold to sign',
    'Transaction signed',
  ],
}

/** A message of 358 bytes on a Nano S Plus, Ethereum app 1.23.0-dev: the text, the reply, and the screens from the first to the yes. */
export const NANO_MESSAGE = {
  text: '{"account_number":"0","chain_id":"interwoven-1","fee":{"amount":[{"amount":"1500","denom":"uinit"}],"gas":"100000"},"memo":"","msgs":[{"type":"cosmos-sdk/MsgSend","value":{"amount":[{"amount":"1000000","denom":"uinit"}],"from_address":"init17w0adeg64ky0daxwd2ugyuneellmjgnxdtmpqz","to_address":"init1wzvhjux9rqfdcwsppn7srdgwp5tac7wgj0xyp2"}}],"sequence":"3"}',
  reply:
    '1c6707c5770c243db1c17697ee97024dded30ee76f13f4ad8014621da5fe79b93c7f8d809338d0b63e9990b333946ce283b0227f7e2968a3e68437a699020887f49000',
  screens: [
    'Review message',
    'Message (1/7) | {"account_ | number":"0","chain_ | id":"interwoven-',
    'Message (2/7) | 1","fee":{"amount":[{" | amount":"1500","deno | m":"uinit"}],"gas":"100',
    'Message (3/7) | 000"},"memo":"","msgs | " | :[{"type":"cosmos- | sdk/MsgSend","value"',
    'Message (4/7) | :{"amount":[{"amount | " | :"1000000","denom":" | uinit"}],"from_',
    'Message (5/7) | address":"init17w0ade | g64ky0daxwd2ugyun | eellmjgnxdtmpqz","to_',
    'Message (6/7) | address":"init1wzvhju | x9rqfdcwsppn7srdgw | p5tac7wgj0xyp2"}}],"s',
    'Message (7/7) | equence":"3"}',
    'Sign message',
  ],
} as const
