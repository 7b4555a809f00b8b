import { Banknote } from 'lucide'
import { icon } from '../icon.tsx'

export const CashIcon = /* @__PURE__ */ icon(Banknote)
