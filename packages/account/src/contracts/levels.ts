/** The level of a contract's title: first on a page of its own, second in a popup that has a title of its own. */
export type TitleLevel = 1 | 2

/** The level of the headings of its parts. */
export const partLevel = { 1: 2, 2: 3 } as const satisfies Record<TitleLevel, 2 | 3>

/** The level of headings within a part. */
export const itemLevel = { 1: 3, 2: 4 } as const satisfies Record<TitleLevel, 3 | 4>
