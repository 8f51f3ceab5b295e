// APDU constants and interfaces of the Ledger operating system, the Ethereum app and the Cosmos app.
// Sources: LedgerHQ/app-ethereum doc/ethapp.adoc; cosmos/ledger-cosmos docs/APDUSPEC.md; LedgerHQ/device-sdk-ts
// packages/device-management-kit/src/api/command/os.

/** Sends one APDU at a time; the reply is data followed by the two status bytes. */
export interface ApduChannel {
  /**
   * `waitsFor` says who answers: the device within seconds, or its user without a time limit.
   * @throws AppError device.unplugged, device.failed, device.busy; status words are returned, never thrown.
   */
  exchange(apdu: Uint8Array, waitsFor: 'device' | 'user'): Promise<Uint8Array>
  /** Releases the device immediately, also during an exchange. */
  close(): Promise<void>
}

/** A Ledger that can be opened. Over USB, path and product id change whenever an app opens or closes. */
export interface Ledger {
  path: string
  /** As in "Nano S Plus"; "Ledger" where the product id is unknown. */
  model: string
}

/** Access to Ledgers: over USB, or to an emulated one. */
export interface Ledgers {
  /** Lists the Ledgers that are connected, each once. @throws AppError device.failed when this computer cannot list its devices. */
  list(): Promise<Ledger[]>
  /** Opens a Ledger. @throws AppError device.notPermitted, device.held, device.unplugged, device.failed. */
  open(ledger: Ledger): Promise<ApduChannel>
}

/** USB vendor id of Ledger. */
export const LEDGER_VENDOR_ID = 0x2c97
/** HID usage page of the APDU interface. */
export const LEDGER_USAGE_PAGE = 0xffa0

/** Models by the high byte of the USB product id; the low byte changes with the open app. */
export const LEDGER_MODELS: Readonly<Record<number, string>> = {
  0x10: 'Nano S',
  0x40: 'Nano X',
  0x50: 'Nano S Plus',
  0x60: 'Stax',
  0x70: 'Flex',
  0x80: 'Nano Gen5',
}

/** Status words. */
export const STATUS = {
  ok: 0x9000,
  rejected: 0x6985,
  rejectedCosmos: 0x6986,
  refusedOpenApp: 0x5501,
  locked: 0x5515,
  lockedOld: 0x6b0c,
  lockedOlder: 0x6804,
  lockedOldest: 0x6f04,
  /** Old firmware: locked. During a prompt: cancelled. */ notSatisfied: 0x6982,
  invalidData: 0x6a80,
  tooLong: 0x6a84,
  pathNotAllowed: 0x6a15,
  unsupportedType: 0x6501,
  stateConfused: 0x6980,
  claNotSupported: 0x6e00,
  claNotSupportedOnDashboard: 0x6e01,
  insNotSupported: 0x6d00,
  insNotSupportedOld: 0x6d02,
  appClosed: 0x6511,
  appClosedOld: 0x650f,
  notInstalled: 0x6807,
  /** Ethereum app while signing: its screen has no room for the amount. */ amountTooLong: 0x6807,
  notInstalledOld: 0x5123,
  dataInvalid: 0x6984,
  wrongLength: 0x6700,
  wrongP1P2: 0x6b00,
  tooLongCosmos: 0x6988,
  expertModeNeeded: 0x6989,
  expertModeNeededForCoin: 0x698d,
  prefixLength: 0x698a,
  coinUnknown: 0x698b,
  chainUnknown: 0x698c,
  notSetUp: 0x6611,
  notSetUpOld: 0x6d07,
  noPin: 0x5502,
  halted: 0x6faa,
} as const

/** Command: read the open app and its version. */
export const OS_APP_AND_VERSION = { cla: 0xb0, ins: 0x01 } as const
/** Command: quit the open app. */
export const OS_QUIT_APP = { cla: 0xb0, ins: 0xa7 } as const
/** Command: open an app. */
export const OS_OPEN_APP = { cla: 0xe0, ins: 0xd8 } as const
/** Commands of the Ethereum app. */
export const ETH = {
  cla: 0xe0,
  getAddress: 0x02,
  signTransaction: 0x04,
  getConfiguration: 0x06,
  signMessage: 0x08,
  signTyped: 0x0c,
  defineTyped: 0x1a,
  fillTyped: 0x1c,
} as const
/** Commands of the Cosmos app. */
export const COSMOS = { cla: 0x55, getVersion: 0x00, sign: 0x02, getAddress: 0x04 } as const
