/** The name of a text's version, which no line breaks at its hyphens: from right to left its parts would change places. */
export const shownVersion = (version: string): string => version.replaceAll('-', '-\u2060')
