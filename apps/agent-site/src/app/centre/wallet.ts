/** The wallet's screens, which members have too, in one chunk. */
export { DepositScreen } from '@baize/account'
export { Withdraw } from './Withdraw.tsx'
