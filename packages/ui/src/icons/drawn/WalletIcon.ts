import { Wallet } from 'lucide'
import { icon } from '../icon.tsx'

export const WalletIcon = /* @__PURE__ */ icon(Wallet)
