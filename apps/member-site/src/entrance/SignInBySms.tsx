/** A file of its own, so that it comes in a chunk of its own: asking for all of account would bring every screen. */
export { SmsSignIn as SignInBySms } from '@baize/account'
