import { ArrowUpRight } from 'lucide'
import { icon } from '../icon.tsx'

export const WithdrawIcon = /* @__PURE__ */ icon(ArrowUpRight)
