/** The records of one's own account, which members have too, in one chunk. */
export { BettingRecordScreen, TransactionRecordScreen } from '@baize/account'
