/** The account's messages from the platform, as members have them too, in a chunk of its own. */
export { InboxScreen } from '@baize/account'
