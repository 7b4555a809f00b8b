/** Narrower than this, measured at the table and not at the window, each row is a card. */
export const asCards = '(max-width: 599.98px)'
