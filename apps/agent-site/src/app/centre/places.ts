import type { Places } from '@baize/account'
import { paths } from '../../shared/paths.ts'

/** Where the shared screens of this site are, for the links between them. */
export const places: Places = {
  deposit: paths.deposit,
  withdraw: paths.withdraw,
  transfer: paths.transfer,
  bettingRecord: paths.bettingRecord,
  transactions: paths.accountRecord,
  security: paths.security,
}
