// What the real Ethereum app 1.22.0-dev drew on a Nano S Plus, with “Blind signing” on, of the documents of recordedDocuments.ts:
// every screen from the first to the yes, its parts as they were drawn. The answers were the same as on a Flex, byte for byte.

const FROM = 'From | 0xf39Fd6e51aad88F6 | F4ce6aB8827279cffFb | 92266'
const TO = 'To | 0x70997970C51812dc | 3A010C7d01b50e0d17 | dc79C8'
const TO_TOKEN = 'To | 0x4E1FF7038EAaaF02 | 7031688e1535a055b2 | BaC254'
const BLIND = 'Blind signing ahead | To accept risk, press  | both buttons'
const REVIEW = 'Review transaction'
const SIGN = 'Sign transaction'
const ACCEPT = 'Accept risk and  | sign transaction'

/** By the document's name; no screens where it was refused at once. */
export const NANO_DOCUMENTS: Readonly<Record<string, readonly string[]>> = {
  'coins-legacy': [REVIEW, FROM, 'Amount | 0.00000000000000000 | 5 ???', TO, 'Max fees | 0.000000000000105  | ???', 'Network | 7331', SIGN],
  'coins-sepolia': [REVIEW, FROM, 'Amount | 1 ETH', TO, 'Max fees | 0.00042 ETH', 'Network | Sepolia', SIGN],
  'coins-rollup': [REVIEW, FROM, 'Amount | 12345 ???', TO, 'Max fees | 0.00042 ???', 'Network | 428962654539583', SIGN],
  'send-token-mainnet': [BLIND, 'Review transaction to  | send ERC20 token', FROM, 'Max fees | 0.00042 ETH', ACCEPT],
  'approve-rollup': [
    BLIND,
    'Review transaction to  | approve ERC20 token',
    FROM,
    'Network | 428962654539583',
    'Max fees | 0.00042 ???',
    ACCEPT,
  ],
  'send-token-with-more-data': [
    BLIND,
    'Review transaction to  | send ERC20 token',
    FROM,
    'Network | 7331',
    'Max fees | 0.00042 ???',
    ACCEPT,
  ],
  'send-token-selector-alone': [
    BLIND,
    'Review transaction to  | send ERC20 token',
    FROM,
    'Network | 7331',
    'Max fees | 0.00042 ???',
    ACCEPT,
  ],
  'call-unlisted': [
    BLIND,
    REVIEW,
    FROM,
    TO_TOKEN,
    'Max fees | 0.00042 ???',
    'Network | 7331',
    'Tx hash (1/2) | 0xb64542d55be0034 | e99ba2f6ca4dea8df7 | f07ce2e9aa47b10580',
    'Tx hash (2/2) | af336640ff1ce',
    ACCEPT,
  ],
  'call-with-coins': [
    BLIND,
    REVIEW,
    FROM,
    'Amount | 0.00000000000000000 | 9 ETH',
    TO_TOKEN,
    'Max fees | 0.00042 ETH',
    'Tx hash (1/2) | 0xc1f3fecce4a687884 | 5c0352b3847bedae6c | 4e278b6345118c1b2c',
    'Tx hash (2/2) | 76ba62d9acb',
    ACCEPT,
  ],
  'call-rollup': [
    BLIND,
    REVIEW,
    FROM,
    TO_TOKEN,
    'Max fees | 0.00042 ???',
    'Network | 428962654539583',
    'Tx hash (1/2) | 0x05b25371fae48020 | ee1b89aa6d6d45e57a | b07ed7acf269f687568',
    'Tx hash (2/2) | 49d599b58f5',
    ACCEPT,
  ],
  'new-contract': [
    BLIND,
    REVIEW,
    FROM,
    'To | Contract',
    'Max fees | 0.00042 ???',
    'Network | 7331',
    'Tx hash (1/2) | 0x2c61b5e88c911ff29 | c0e860e0d9799d39ff7 | 114613e30b3d56e4ec',
    'Tx hash (2/2) | 154570c095',
    ACCEPT,
  ],
  'data-one-zero': [REVIEW, FROM, 'Amount | 0.00000000000000000 | 5 ???', TO, 'Max fees | 0.00042 ???', 'Network | 7331', SIGN],
  'data-one-byte': [
    BLIND,
    REVIEW,
    FROM,
    'Amount | 0.00000000000000000 | 5 ???',
    TO,
    'Max fees | 0.00042 ???',
    'Network | 7331',
    'Tx hash (1/2) | 0xcf4516ea5ca96b25 | 4d28626609f9df800a | e22c997de54e5b480f',
    'Tx hash (2/2) | a3804547d285',
    ACCEPT,
  ],
  'message-short': ['Review message', 'Message | Hello from Initia', 'Sign message'],
  'message-lines': [
    'Review message',
    'Message (1/2) | one two three four  | five six seven eight  | nine ten eleven ',
    'Message (2/2) | twelve',
    'Sign message',
  ],
  'refused-token-with-coins': [],
  'refused-approve-with-coins': [],
  'refused-most-coins': [],
  'refused-many-coins': [],
  'refused-token-much-data': [],
  'refused-most-fees': [REVIEW, FROM, 'Amount | 0.00000000000000000 | 1 ETH', TO, 'Max fees | 0 ETH', SIGN],
}

/** Messages of more than one page: the text, and its pages between the first and the one that signs. */
export const NANO_MESSAGES: Readonly<Record<string, { text: string; screens: readonly string[] }>> = {
  'message-long': {
    text: Array.from({ length: 24 }, (_, i) => `Line ${i + 1} of a long bill of lading: ${1000 + i * 37} crates.`).join(' '),
    screens: [
      'Message (1/17) | Line 1 of a long bill  | of lading: 1000 crates.  | Line 2 of a long bill ',
      'Message (2/17) | of lading: 1037 crates.  | Line 3 of a long bill  | of lading: 1074 ',
      'Message (3/17) | crates. Line 4 of a  | long bill of lading:  | 1111 crates. Line 5 of ',
      'Message (4/17) | a long bill of lading:  | 1148 crates. Line 6 of  | a long bill of lading: ',
      'Message (5/17) | 1185 crates. Line 7 of  | a long bill of lading:  | 1222 crates. Line 8 of ',
      'Message (6/17) | a long bill of lading:  | 1259 crates. Line 9 of  | a long bill of lading: ',
      'Message (7/17) | 1296 crates. Line 10  | of a long bill of  | lading: 1333 crates. ',
      'Message (8/17) | Line 11 of a long bill  | of lading: 1370 crates.  | Line 12 of a long bill ',
      'Message (9/17) | of lading: 1407  | crates. Line 13 of a  | long bill of lading: ',
      'Message (10/17) | 1444 crates. Line 14  | of a long bill of  | lading: 1481 crates. ',
      'Message (11/17) | Line 15 of a long bill  | of lading: 1518 crates.  | Line 16 of a long bill ',
      'Message (12/17) | of lading: 1555 crates.  | Line 17 of a long bill  | of lading: 1592 crates. ',
      'Message (13/17) | Line 18 of a long bill  | of lading: 1629 crates.  | Line 19 of a long bill ',
      'Message (14/17) | of lading: 1666 crates.  | Line 20 of a long bill  | of lading: 1703 crates. ',
      'Message (15/17) | Line 21 of a long bill  | of lading: 1740  | crates. Line 22 of a ',
      'Message (16/17) | long bill of lading:  | 1777 crates. Line 23  | of a long bill of ',
      'Message (17/17) | lading: 1814 crates.  | Line 24 of a long bill  | of lading: 1851 crates.',
    ],
  },
  'message-no-spaces': {
    text: 'abcdefghij'.repeat(30),
    screens: [
      'Message (1/5) | abcdefghijabcdefghij | abcdefghijabcdefghij | abcdefghijabcdefghij',
      'Message (2/5) | abcdefghijabcdefghij | abcdefghijabcdefghij | abcdefghijabcdefghij',
      'Message (3/5) | abcdefghijabcdefghij | abcdefghijabcdefghij | abcdefghijabcdefghij',
      'Message (4/5) | abcdefghijabcdefghij | abcdefghijabcdefghij | abcdefghijabcdefghij',
      'Message (5/5) | abcdefghijabcdefghij | abcdefghijabcdefghij | abcdefghijabcdefghij',
    ],
  },
  'message-lines': {
    text: 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\neleven\ntwelve',
    screens: ['Message (1/2) | one two three four  | five six seven eight  | nine ten eleven ', 'Message (2/2) | twelve'],
  },
}
