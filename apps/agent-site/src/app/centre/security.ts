/** What protects the account, and where it is signed in: the screens that members have too, in one chunk. */
export { SecurityScreen, SessionsScreen } from '@baize/account'
