// Sample texts as untrusted sources and long languages put them where short English words are expected.

/** A long German word. */
export const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
/** Arabic, then Hebrew: text that runs from right to left. */
export const RIGHT_TO_LEFT = 'شكرا على القهوة – תודה רבה'
/** Markup, direction overrides, a link and invisible characters. */
export const HOSTILE = '<b onclick="alert(1)">INIT</b> \u202Etpecca\u202C https://claim.example/ \u200B\u0000'
/** A text with piled-up combining marks. */
export const PILED = 'z\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308\u0309a\u0300l\u0301g\u0302o'
/** Differs from the sample's own address in one character of its middle. */
export const SIMILAR_ADDRESS = 'init17w0adeg64ky0daxwd2uqyuneellmjgnxdtmpqz'
