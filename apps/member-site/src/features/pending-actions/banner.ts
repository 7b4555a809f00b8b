/** The banner of what waits for the person, in a chunk of its own. */
export { PendingBanner } from '@baize/account'
