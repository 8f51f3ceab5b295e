// What strangers and long languages put where short English words are expected.

export const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
/** Arabic, then Hebrew: data may run the other way. */
export const RIGHT_TO_LEFT = 'شكرا على القهوة – תודה רבה'
export const HOSTILE = '<b onclick="alert(1)">INIT</b> \u202Etpecca\u202C https://claim.example/ \u200B\u0000'
export const PILED = 'z\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308\u0309a\u0300l\u0301g\u0302o'
/** Differs from the sample's own address in one letter of its middle. */
export const SIMILAR_ADDRESS = 'init17w0adeg64ky0daxwd2uqyuneellmjgnxdtmpqz'
