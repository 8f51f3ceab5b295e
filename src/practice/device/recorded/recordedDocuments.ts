// Documents that the real Ethereum app 1.22.0-dev was asked to sign on a Flex, with “Blind signing” on, seeded with the public test
// mnemonic: the command, its answer and every screen, its parts as they were drawn.

/** A recorded document with its screens. */
export interface RecordedDocument {
  name: string
  command: string
  reply: string
  screens: readonly string[]
}

const BLIND =
  "Blind signing ahead | This transaction's details are  | not fully verifiable. If you sign,  | you could lose all your assets. | Continue anyway | Back to safety"
const FROM = 'From | 0xf39Fd6e51aad88F6F | 4ce6aB8827279cffFb9 | 2266'
const TO = 'To | 0x70997970C51812dc3 | A010C7d01b50e0d17dc | 79C8'
/** The first and the last screen. */
const PLAIN = ['Review transaction | Swipe to review | Reject | 1 of 4', 'Sign transaction? | Reject | 4 of 4 | Hold to sign'] as const
const MESSAGE = ['Review message | Swipe to review | Reject | 1 of 3', 'Sign message? | Reject | 3 of 3 | Hold to sign'] as const
const SEND = [
  'Review transaction to  | send ERC20 token | Reject | 1 of 3 | Blind signing required.',
  'Accept risk and sign  | transaction to send  | ERC20 token? | Reject | 3 of 3 | Hold to sign',
] as const
const APPROVE = [
  'Review transaction to  | approve ERC20 token | Reject | 1 of 3 | Blind signing required.',
  'Accept risk and sign  | transaction to approve  | ERC20 token? | Reject | 3 of 3 | Hold to sign',
] as const

/** The recorded documents. */
export const RECORDED_DOCUMENTS: readonly RecordedDocument[] = [
  {
    name: 'coins-legacy',
    command: 'e004000037058000002c8000003c800000000000000000000000e107058252089470997970c51812dc3a010c7d01b50e0d17dc79c80580821ca38080',
    reply:
      '6968aae39b4a96bbe128ccf6457e43a2d20cdcf91c9ad0bc3d90d97ce8b45faf3e7eb28dfb1a1e5291b6ca30c539cf84d55dd8a84d501b9048994f7528804cca9f9000',
    screens: [
      PLAIN[0],
      `${FROM} | Amount | 0.0000000000000000 | 05 ??? | Reject | 2 of 4`,
      `${TO} | Max fees | 0.000000000000105  | ??? | Network | 7331 | Reject | 3 of 4`,
      PLAIN[1],
    ],
  },
  {
    name: 'coins-sepolia',
    command:
      'e00400004a058000002c8000003c80000000000000000000000002f383aa36a707843b9aca008504a817c8008252089470997970c51812dc3a010c7d01b50e0d17dc79c8880de0b6b3a764000080c0',
    reply:
      '0167f62b037b2af9cef509e1b0b500cb997e11f39b144537d5e5121243caa5b8f405b289273c096fb44ab61cbcce0928719960701b2a1cf218cac7932ba6a2fb959000',
    screens: [
      PLAIN[0],
      `${FROM} | Amount | 1 ETH | ${TO} | Reject | 2 of 4`,
      'Max fees | 0.00042 ETH | Network | Sepolia | Reject | 3 of 4',
      PLAIN[1],
    ],
  },
  {
    name: 'coins-rollup',
    command:
      'e004000051058000002c8000003c80000000000000000000000002f83987018623a6a54f3f07843b9aca008504a817c8008252089470997970c51812dc3a010c7d01b50e0d17dc79c88a029d394a5d630544000080c0',
    reply:
      '014132b7787e93e0602c0c15eb4bbb279e9bc2af3f19a5c5fe5bdb95bc877a8784612867c87b2682ef57da01a623d4ae1f72383b2c63d5f93128688775321f73fc9000',
    screens: [
      PLAIN[0],
      `${FROM} | Amount | 12345 ??? | ${TO} | Reject | 2 of 4`,
      'Max fees | 0.00042 ??? | Network | 428962654539583 | Reject | 3 of 4',
      PLAIN[1],
    ],
  },
  {
    name: 'send-token-mainnet',
    command:
      'e004000085058000002c8000003c80000000000000000000000002f86d0107843b9aca008504a817c800825208944e1ff7038eaaaf027031688e1535a055b2bac25480b844a9059cbb00000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8000000000000000000000000000000000000000000000000000000000000007bc0',
    reply:
      '000c6fbf542da232a1a25c44a19917f08bc037103d97898dc0435d84ee1b517a6f55f803f72a0ed9580fc178833c6bbe45d5138b7bae528d5d5d9245b17cc5d48a9000',
    screens: [BLIND, SEND[0], `${FROM} | Max fees | 0.00042 ETH | Reject | 2 of 3`, SEND[1]],
  },
  {
    name: 'approve-rollup',
    command:
      'e00400008c058000002c8000003c80000000000000000000000002f87487018623a6a54f3f07843b9aca008504a817c800825208944e1ff7038eaaaf027031688e1535a055b2bac25480b844095ea7b300000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8000000000000000000000000000000000000000000000000000000000000007bc0',
    reply:
      '000b2167764122959aa616707073c36811db81b7156b114e5721024bbdcb0055a81da5ab6db12c61fa148d97afbf7214b93d1ef1c0f7629bf29fc8aaf958b8a9c29000',
    screens: [BLIND, APPROVE[0], `${FROM} | Network | 428962654539583 | Max fees | 0.00042 ??? | Reject | 2 of 3`, APPROVE[1]],
  },
  {
    name: 'send-token-with-more-data',
    command:
      'e00400008c058000002c8000003c80000000000000000000000002f874821ca307843b9aca008504a817c800825208944e1ff7038eaaaf027031688e1535a055b2bac25480b849a9059cbb00000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8000000000000000000000000000000000000000000000000000000000000007b68656c6c6fc0',
    reply:
      '01d9558604846e2cfcf6bbe2839fd2dd56652350b0fcb4a087b07aabcedae17aa603cd251e76622acf352d127d13a54e3ae4503a339a502ea9eb82a41479d35dcf9000',
    screens: [BLIND, SEND[0], `${FROM} | Network | 7331 | Max fees | 0.00042 ??? | Reject | 2 of 3`, SEND[1]],
  },
  {
    name: 'send-token-selector-alone',
    command:
      'e004000045058000002c8000003c80000000000000000000000002ee821ca307843b9aca008504a817c800825208944e1ff7038eaaaf027031688e1535a055b2bac2548084a9059cbbc0',
    reply:
      '0038ae8153fbaf8e8d109dafcff4373ea91452027711fe14707e48d919b2a252196b4baebea179a3b98026d84132781b4684af55f0dda36435476d5b93245bf01f9000',
    screens: [BLIND, SEND[0], `${FROM} | Network | 7331 | Max fees | 0.00042 ??? | Reject | 2 of 3`, SEND[1]],
  },
  {
    name: 'call-unlisted',
    command:
      'e0040000a7058000002c8000003c80000000000000000000000002f88f821ca307843b9aca008504a817c800825208944e1ff7038eaaaf027031688e1535a055b2bac25480b86423b872dd00000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c800000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8000000000000000000000000000000000000000000000000000000000000007bc0',
    reply:
      '00cff5009875154661843ad6b773b5b624bb28810780f878619574dcc812a178605f73b050995aaffb9ee84de1b093723fee2be311f8ce91b6cc96be5b7c1946f19000',
    screens: [
      BLIND,
      'Review transaction | Reject | 1 of 4 | Blind signing required.',
      `${FROM} | To | 0x4E1FF7038EAaaF027 | 031688e1535a055b2Ba | C254 | Max fees | 0.00042 ??? | Reject | 2 of 4`,
      'Network | 7331 | Transaction hash | 0xb64542d55be0034e | 99ba2f6ca4dea8df7f07 | ce2e9aa47b10580af33 | 6640ff1ce | Reject | 3 of 4',
      'Accept risk and sign  | transaction? | Reject | 4 of 4 | Hold to sign',
    ],
  },
  {
    name: 'call-with-coins',
    command:
      'e004000064058000002c8000003c80000000000000000000000002f84c0107843b9aca008504a817c800825208944e1ff7038eaaaf027031688e1535a055b2bac25409a4deadbeef00000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8c0',
    reply:
      '00f452add78c1964604f9434361cf4a0cdd9c78c5955c23e52c0073a5384ed527445a8a21483aee0b2c59c6a91023b14698e03e90c912f162bed86fc11e6aab0ea9000',
    screens: [
      BLIND,
      'Review transaction | Reject | 1 of 5 | Blind signing required.',
      `${FROM} | Amount | 0.0000000000000000 | 09 ETH | Reject | 2 of 5`,
      'To | 0x4E1FF7038EAaaF027 | 031688e1535a055b2Ba | C254 | Max fees | 0.00042 ETH | Reject | 3 of 5',
      'Transaction hash | 0xc1f3fecce4a6878845 | c0352b3847bedae6c4 | e278b6345118c1b2c76 | ba62d9acb | Reject | 4 of 5',
      'Accept risk and sign  | transaction? | Reject | 5 of 5 | Hold to sign',
    ],
  },
  {
    name: 'call-rollup',
    command:
      'e00400006b058000002c8000003c80000000000000000000000002f85387018623a6a54f3f07843b9aca008504a817c800825208944e1ff7038eaaaf027031688e1535a055b2bac25480a4deadbeef00000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8c0',
    reply:
      '01f3c110521dffaddd70269f5875ad60e79f2af135c1ab71fbd0800e8eebd3db1e40610afe3fcad3ba6a038b03d8d62dbe16a35e50204c5ff61702ec360bf4d6ab9000',
    screens: [
      BLIND,
      'Review transaction | Reject | 1 of 4 | Blind signing required.',
      `${FROM} | To | 0x4E1FF7038EAaaF027 | 031688e1535a055b2Ba | C254 | Max fees | 0.00042 ??? | Reject | 2 of 4`,
      'Network | 428962654539583 | Transaction hash | 0x05b25371fae48020e | e1b89aa6d6d45e57ab | 07ed7acf269f6875684 | 9d599b58f5 | Reject | 3 of 4',
      'Accept risk and sign  | transaction? | Reject | 4 of 4 | Hold to sign',
    ],
  },
  {
    name: 'new-contract',
    command:
      'e004000056058000002c8000003c80000000000000000000000002f83e821ca307843b9aca008504a817c8008252088080a860606060606060606060606060606060606060606060606060606060606060606060606060606060c0',
    reply:
      '01849c56b0ce8c9a468ef08978469ed288db28add663a011df04148c513fdb7e7a26658409fc1fd0ac2da8eb3c141bec7efea7bfa849a487d92dfe4be31302ae239000',
    screens: [
      BLIND,
      'Review transaction | Reject | 1 of 4 | Blind signing required.',
      `${FROM} | To | Contract | Max fees | 0.00042 ??? | Reject | 2 of 4`,
      'Network | 7331 | Transaction hash | 0x2c61b5e88c911ff29c | 0e860e0d9799d39ff71 | 14613e30b3d56e4ec15 | 4570c095 | Reject | 3 of 4',
      'Accept risk and sign  | transaction? | Reject | 4 of 4 | Hold to sign',
    ],
  },
  {
    name: 'data-one-zero',
    command:
      'e004000041058000002c8000003c80000000000000000000000002ea821ca307843b9aca008504a817c8008252089470997970c51812dc3a010c7d01b50e0d17dc79c80500c0',
    reply:
      '01202f9fe11b35b1bfd498f3fb44e92c86e034485fc3bce94e0b3b532b01d243bf0998a4cbe85389d4f705302d187dac6c13c9aad56a9a750f4ac662c1554889fd9000',
    screens: [
      PLAIN[0],
      `${FROM} | Amount | 0.0000000000000000 | 05 ??? | Reject | 2 of 4`,
      `${TO} | Max fees | 0.00042 ??? | Network | 7331 | Reject | 3 of 4`,
      PLAIN[1],
    ],
  },
  {
    name: 'data-one-byte',
    command:
      'e004000041058000002c8000003c80000000000000000000000002ea821ca307843b9aca008504a817c8008252089470997970c51812dc3a010c7d01b50e0d17dc79c80501c0',
    reply:
      '00d270d9dfab00c694682cb7d8bb42669ae25d6845bc5a84dc7ff6a80c5dd066f6029478d945350ce97da99b09fe717ba83334343b5e00ac1710384f5504de886d9000',
    screens: [
      BLIND,
      'Review transaction | Reject | 1 of 5 | Blind signing required.',
      `${FROM} | Amount | 0.0000000000000000 | 05 ??? | Reject | 2 of 5`,
      `${TO} | Max fees | 0.00042 ??? | Network | 7331 | Reject | 3 of 5`,
      'Transaction hash | 0xcf4516ea5ca96b254 | d28626609f9df800ae2 | 2c997de54e5b480fa38 | 04547d285 | Reject | 4 of 5',
      'Accept risk and sign  | transaction? | Reject | 5 of 5 | Hold to sign',
    ],
  },
  {
    name: 'message-short',
    command: 'e00800002a058000002c8000003c8000000000000000000000000000001148656c6c6f2066726f6d20496e69746961',
    reply:
      '1c8b99c443683f9e80396d35e705675f5e6c159b779fcfe5204c7c022315884f4e5468776d0bf06259959641c59e7d8f67c8dcdecffc7b712cff78ba64f39a52599000',
    screens: [MESSAGE[0], 'Message | Hello from Initia | Reject | 2 of 3', MESSAGE[1]],
  },
  {
    name: 'message-lines',
    command:
      'e008000057058000002c8000003c8000000000000000000000000000003e6f6e650a74776f0a74687265650a666f75720a666976650a7369780a736576656e0a65696768740a6e696e650a74656e0a656c6576656e0a7477656c7665',
    reply:
      '1c1219687c5604b40d3a731c8fc3c3d4d3b5ca8e19874b19c2cc45e6220829a35c19aeec738dd5968acc7efbd3414523fe7fdcd075a5b4969b55d53691dcffebe99000',
    screens: [MESSAGE[0], 'Message | one | two | three | four | five | six | More | Reject | 2 of 3', MESSAGE[1]],
  },
  {
    name: 'refused-token-with-coins',
    command:
      'e004000087058000002c8000003c80000000000000000000000002f86f821ca307843b9aca008504a817c800825208944e1ff7038eaaaf027031688e1535a055b2bac25405b844a9059cbb00000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8000000000000000000000000000000000000000000000000000000000000007bc0',
    reply: '6a80',
    screens: [],
  },
  {
    name: 'refused-approve-with-coins',
    command:
      'e004000085058000002c8000003c80000000000000000000000002f86d0107843b9aca008504a817c800825208944e1ff7038eaaaf027031688e1535a055b2bac25405b844095ea7b300000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8000000000000000000000000000000000000000000000000000000000000007bc0',
    reply: '6a80',
    screens: [],
  },
  {
    name: 'refused-most-coins',
    command:
      'e004000060058000002c8000003c80000000000000000000000002f8480107843b9aca008504a817c8008252089470997970c51812dc3a010c7d01b50e0d17dc79c8a0ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff80c0',
    reply: '6807',
    screens: [],
  },
  {
    name: 'refused-many-coins',
    command:
      'e004000060058000002c8000003c80000000000000000000000002f848821ca307843b9aca008504a817c8008252089470997970c51812dc3a010c7d01b50e0d17dc79c89e0172ebad6ddc73c86d67c5faa71c245689c107950240000000000000000080c0',
    reply: '6807',
    screens: [],
  },
  {
    name: 'refused-token-much-data',
    command:
      'e0040000eb058000002c8000003c80000000000000000000000002f8d3821ca307843b9aca008504a817c800825208944e1ff7038eaaaf027031688e1535a055b2bac25480b8a8a9059cbb00000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8000000000000000000000000000000000000000000000000000000000000007b68686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868686868c0',
    reply: '6a80',
    screens: [],
  },
  {
    name: 'refused-most-fees',
    command:
      'e00400005b058000002c8000003c80000000000000000000000002f8430107843b9aca00a080000000000000000000000000000000000000000000000000000000000000008252089470997970c51812dc3a010c7d01b50e0d17dc79c80180c0',
    reply:
      '01382464c88458aa9a2dfba9ddf3184a3d94dcfdf4d5fbf21726dde632af07a22444bf51d49d4ee1ebfdcfc8b35207a1900d0b9de7e0b9e8ed522739727516da7a9000',
    screens: [
      PLAIN[0],
      `${FROM} | Amount | 0.0000000000000000 | 01 ETH | Reject | 2 of 4`,
      `${TO} | Max fees | 0 ETH | Reject | 3 of 4`,
      PLAIN[1],
    ],
  },
]
