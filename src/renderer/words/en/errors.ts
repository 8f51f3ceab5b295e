// Holds no errors: they are written in English where they are thrown, so that English needs no table of them.

/** Replacements of English sentences by these sentences; {0}, {1}, … stand for the inserted values. */
export const errorTexts: Readonly<Record<string, string>> = {}
