/** Narrower than this, measured at the table and not at the window, each row is a card. */
export const asCards = '(max-width: 599.98px)'

/** Narrower than this, cells are closer together, so that a record of eight columns is whole beside a navigation. */
export const asDense = '(min-width: 600px) and (max-width: 1099.98px)'
/** Narrower than this, yet no card, a row leaves out its secondary columns: a tablet, or a page beside a navigation. */
export const asBrief = '(min-width: 600px) and (max-width: 799.98px)'
/** The name of the container that all are asked of, for what lays itself out anew in a card. */
export const tableContainer = 'bz-table'
