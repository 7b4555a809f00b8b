import { Ticket } from 'lucide'
import { icon } from '../icon.tsx'

export const LotteryIcon = /* @__PURE__ */ icon(Ticket)
