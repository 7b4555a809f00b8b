/** The wallet's screens, which members have too, in one chunk. */
export { DepositScreen, WithdrawScreen } from '@baize/account'
