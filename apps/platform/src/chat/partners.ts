/** The partner that is customer service. */
export const service = 'service'

/** The partner that is all members at once, and the id of the one conversation that they share. */
export const room = 'room'
