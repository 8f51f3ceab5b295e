// Errors are written in English where they are thrown, so that English needs no table of them.

/** What is said in place of an English sentence, by that sentence; {0}, {1}, … stand for what it was filled with. */
export const errorTexts: Readonly<Record<string, string>> = {}
