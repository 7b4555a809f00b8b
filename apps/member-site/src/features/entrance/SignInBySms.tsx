/** A file of its own, for a chunk of its own: importing all of account would load every screen. */
export { SmsSignIn as SignInBySms } from '@baize/account'
