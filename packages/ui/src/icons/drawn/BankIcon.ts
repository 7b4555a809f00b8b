import { Landmark } from 'lucide'
import { icon } from '../icon.tsx'

export const BankIcon = /* @__PURE__ */ icon(Landmark)
