/** What the platform tells the account, as members read it too, in a chunk of its own. */
export { InboxScreen } from '@baize/account'
